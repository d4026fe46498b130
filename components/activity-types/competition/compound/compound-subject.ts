import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { CompetitionSection } from '@fanfare/contract/competition/competition.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { prizeToday, unlockedShare } from '#lib/competition/prize-today.ts'
import { activityDays } from '#lib/competition/streak-days.ts'
import type { Factors } from '#lib/competition/prize-changes.ts'
import { competitionFacts, type CompetitionFactsSubject } from '../ranking-facts.tsx'

/** The facts of linked tracks that the sections need; data, because they cross to the browser. */
export interface CompoundSubject
  extends
    Pick<ActivityDetail, 'activityId' | 'status' | 'outcome' | 'startTime' | 'endTime' | 'timeZone'>,
    Pick<CompetitionSection, 'cadence' | 'markets' | 'minimum' | 'minimumTraders'> {
  factors: Factors
  /** The days of the activity in its zone, `YYYY-MM-DD`. */
  days: string[]
  bases: BasePrizes | null
  facts: CompetitionFactsSubject | null
}

/** The base prizes by rank of volume: the lowest and the highest one, and the last rank that has one. */
interface BasePrizes {
  low: Money
  high: Money
  lastRank: number
}

/** null for a platform that sends no factors. */
export function compoundSubject(detail: ActivityDetail): CompoundSubject | null {
  const { activityId, status, outcome, startTime, endTime, timeZone, competition } = detail
  if (!competition?.factors || outcome === 'CANCELLED') return null
  const { factors, cadence, markets, minimum, minimumTraders } = competition
  return {
    activityId,
    status,
    outcome,
    startTime,
    endTime,
    timeZone,
    factors,
    cadence,
    markets,
    minimum,
    minimumTraders,
    days: activityDays({ startTime, endTime, timeZone }),
    bases: basePrizes(detail, competition),
    facts: competitionFacts(detail),
  }
}

function basePrizes({ tiers, pool }: ActivityDetail, competition: CompetitionSection): BasePrizes | null {
  const share = unlockedShare(competition, pool)
  const prizes = tiers.flatMap(({ rankTo, reward }) => {
    const { amount } = prizeToday(reward, share)
    return rankTo !== undefined && 'unit' in amount ? { rankTo, amount } : []
  })
  const [first, last] = [prizes[0], prizes.at(-1)]
  return first && last ? { high: first.amount, low: last.amount, lastRank: last.rankTo } : null
}
