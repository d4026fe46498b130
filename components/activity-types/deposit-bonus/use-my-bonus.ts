'use client'

import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { serverNow } from '#lib/http/clock.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { useMyActivity } from '#store/use-my-activity.ts'

/** `open`: facts still count. `deciding`: the window is over. `decided`: the tier is final. */
type BonusPhase = 'open' | 'deciding' | 'decided'

/** `now`: the gateway's clock, ms. */
function bonusPhase({ windowEndsAt, result }: MyDepositBonus, now: number): BonusPhase {
  if (result !== null) return 'decided'
  return now < windowEndsAt ? 'open' : 'deciding'
}

interface MyBonusView {
  isLoading: boolean
  /** null when the user has not joined. */
  my: MyDepositBonus | null
  phase: BonusPhase | null
}

export function useMyBonus(activityId: string): MyBonusView {
  const { my, isLoading } = useMyActivity(activityId)
  const now = useNow() ?? serverNow()
  const own = my?.depositBonus ?? null
  return { isLoading, my: own, phase: own && bonusPhase(own, now) }
}
