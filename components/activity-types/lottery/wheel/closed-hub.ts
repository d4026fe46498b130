import type { useTranslations } from 'next-intl'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { HubView } from './wheel-hub.tsx'

export type HubPhase = 'before' | 'open' | 'over'

/** The dates in the hub are days of the official time; both clocks are in the hero. */
const OFFICIAL_ZONE = 'UTC'

/** By the gateway's status, for the server, whose clock may be wrong. */
export function hubPhase({ status, outcome }: Pick<ActivityDetail, 'status' | 'outcome'>): HubPhase {
  if (outcome === 'CANCELLED' || status === 'ENDED') return 'over'
  return status === 'UPCOMING' ? 'before' : 'open'
}

interface HubTexts {
  t: ReturnType<typeof useTranslations<never>>
  locale: Locale
}

/** The neutral hub before the start and after the end; null while draws can be used. */
export function closedHub(
  phase: HubPhase,
  { startTime, endTime, outcome }: Pick<ActivityDetail, 'startTime' | 'endTime' | 'outcome'>,
  { t, locale }: HubTexts,
): HubView | null {
  const day = (at: number) => formatDayMonth(locale, at, OFFICIAL_ZONE)
  if (outcome === 'CANCELLED') return { title: t('state.cancelled') }
  if (phase === 'before') return { title: t('lottery.opens'), line: day(startTime) }
  return phase === 'over' ? { title: t('state.ended'), line: day(endTime) } : null
}
