import type { PageParts } from '#components/activity/page-parts.ts'
import { isPoolGrowing } from '#lib/competition/is-pool-growing.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { placesOf } from './competition-facts.tsx'

/** The unlocked pool or the ranked traders, and how many places pay. */
export const competitionPromise: NonNullable<PageParts['promise']> = (detail, { t, locale }) => {
  const { competition, tiers, status, outcome, startTime, timeZone } = detail
  if (!competition || outcome === 'CANCELLED') return null
  if (status === 'UPCOMING') return t('competition.opens', { date: formatDayMonth(locale, startTime, timeZone) })
  const number = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  const places = placesOf(tiers)
  if (places === 0) return null
  const { poolUnlocked, traders } = competition
  const ranked = traders < SHOWN_FROM ? null : t('competition.proof_traders', number(traders))
  // The state of the results is in the line beside the action.
  if (outcome !== null) return ranked
  if (poolUnlocked && isPoolGrowing(competition))
    return t('competition.proof_unlocked', { amount: formatMoney(locale, poolUnlocked), ...number(places) })
  const pays = t('competition.proof_places', number(places))
  return ranked === null ? pays : `${pays} ${ranked}`
}
