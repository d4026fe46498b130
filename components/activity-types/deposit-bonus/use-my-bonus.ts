'use client'

import type { MyDepositBonus } from '@fanfare/contract/activity/my-sections.ts'
import { serverNow } from '#lib/http/clock.ts'
import { bonusPhase, type BonusPhase } from '#lib/deposit-bonus/bonus-phase.ts'
import { useNow } from '#components/ui/time/use-now.ts'
import { useMyActivity } from '#store/use-my-activity.ts'

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
