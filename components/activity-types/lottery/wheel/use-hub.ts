'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useNow } from '#components/ui/time/use-now.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { serverNow } from '#lib/http/clock.ts'
import type { MyActivityView } from '#store/use-my-activity.ts'
import { closedHub, type HubPhase } from './closed-hub.ts'
import type { HubView } from './wheel-hub.tsx'

interface HubFacts
  extends Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>, Pick<MyActivityView, 'my' | 'paused'> {
  /** A draw is under way, or its wheel turns. */
  isBusy: boolean
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
  const { my, paused, isBusy } = facts
  const phase = phaseAt(now, facts)
  const draws = my?.draws ?? 0
  const closed = closedHub(phase, facts, { t, locale })
  const hub = (): HubView => {
    const title = formatNumber(locale, String(draws))
    const left: HubView = { title, line: t('lottery.hub_left', { count: draws }), isCount: true }
    // A spin that was under way at the end is shown to its end.
    if (isBusy) return left
    if (closed) return closed
    if (paused?.draws) return { title: t('activity.paused') }
    if (!my?.applied) return { title: t('lottery.hub_join') }
    return draws === 0 ? left : { title, line: t('lottery.hub_ready', { count: draws }), isCount: true }
  }
  return { hub: hub(), phase }
}
