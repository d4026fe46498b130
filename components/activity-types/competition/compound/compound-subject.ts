import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import { pick } from '../competition-subject.ts'
import { prizeToday, unlockedShare } from '#lib/competition/prize-today.ts'
import { activityDays } from '#lib/competition/streak-days.ts'
import { competitionFacts } from '../ranking-facts.tsx'

/** The facts of linked tracks, as data that crosses to the browser; null when cancelled, or when the platform sends no factors. */
export function compoundSubject(detail: ActivityDetail) {
  const { outcome, competition } = detail
  if (!competition?.factors || outcome === 'CANCELLED') return null
  return {
    ...pick(detail, 'activityId', 'status', 'outcome', 'startTime', 'endTime', 'timeZone'),
    ...pick(competition, 'markets', 'minimum', 'minimumTraders'),
    factors: competition.factors,
    /** The days of the activity in its zone, `YYYY-MM-DD`. */
    days: activityDays(detail),
    bases: basePrizes(detail, competition),
    facts: competitionFacts(detail),
  }
}

export type CompoundSubject = NonNullable<ReturnType<typeof compoundSubject>>

/** The lowest and the highest base prize by rank of volume, and the last rank that has one. */
function basePrizes({ tiers, pool }: ActivityDetail, competition: CompetitionSection) {
  const share = unlockedShare(competition, pool)
  const prizes = tiers.flatMap(({ rankTo, reward }) => {
    const { amount } = prizeToday(reward, share)
    return rankTo && 'unit' in amount ? { rankTo, amount } : []
  })
  const [first, last] = [prizes[0], prizes.at(-1)]
  return first && last ? { high: first.amount, low: last.amount, lastRank: last.rankTo } : null
}
