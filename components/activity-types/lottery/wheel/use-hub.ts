'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useNow } from '#components/ui/time/use-now.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { serverNow } from '#lib/http/clock.ts'
import { drawsToClaim } from '#lib/task/draws-to-claim.ts'
import type { MyActivityView } from '#store/use-my-activity.ts'
import { closedHub, type HubPhase } from './closed-hub.ts'
import { TASKS_ID } from '../tasks-id.ts'
import type { HubView } from './wheel-hub.tsx'

interface HubFacts
  extends
    Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>,
    Pick<MyActivityView, 'my' | 'paused' | 'isLoading' | 'completions'> {
  isDrawing: boolean
  isSpinning: boolean
  spin: () => void
  isClaiming: boolean
  /** Claims all draws that are ready. */
  claim: () => void
}

function phaseAt(
  now: number,
  { startTime, endTime, outcome }: Pick<HubFacts, 'startTime' | 'endTime' | 'outcome'>,
): HubPhase {
  if (outcome === 'CANCELLED' || now >= endTime) return 'over'
  return now < startTime ? 'before' : 'open'
}

/** The middle of the wheel for a user, by the gateway's clock. */
export function useHub(facts: HubFacts): { hub: HubView; phase: HubPhase } {
  const t = useTranslations()
  const locale = useLocale()
  const now = useNow() ?? serverNow()
  const { my, paused, completions, isDrawing, isSpinning, spin, isClaiming, claim } = facts
  const phase = phaseAt(now, facts)
  const draws = my?.draws ?? 0
  const toClaim = drawsToClaim(completions)
  const isBusy = isDrawing || isSpinning
  const closed = closedHub(phase, facts, { t, locale })
  const hub = (): HubView => {
    // A spin that was under way at the end is shown to its end.
    if (isBusy) return { title: t(isDrawing ? 'lottery.drawing' : 'lottery.spinning'), onPress: spin, isBusy }
    if (closed) return closed
    if (paused?.draws) return { title: t('activity.paused') }
    if (!my?.applied) return { title: t('lottery.hub_join') }
    if (draws === 0 && toClaim > 0) {
      const line = t('task.draws', { count: toClaim, value: formatNumber(locale, String(toClaim)) })
      return { title: t('common.btn_claim'), line, onPress: claim, isClaim: true, isBusy: isClaiming }
    }
    if (draws === 0) return { title: t('lottery.hub_no_draws'), line: t('lottery.get_draw'), href: `#${TASKS_ID}` }
    const count = t('task.draws', { count: draws, value: formatNumber(locale, String(draws)) })
    return { title: t('lottery.spin'), line: count, onPress: spin }
  }
  return { hub: hub(), phase }
}
