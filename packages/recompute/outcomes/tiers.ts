import { DAY, MINUTE, SECOND, type Activity, type TierRules } from '../activity.ts'
import type { Participant } from '../database/read-people.ts'
import { ZERO, type Amount } from '../decimal.ts'
import { isRemoved, judged, within, type Known } from '../facts/exclusions.ts'
import { knownAt, type Fact } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { compareExclusive, type Earned } from './exclusive.ts'
import { turningPointsOf } from './known-user.ts'

interface TierWindow {
  from: number
  until: number
  /** When the tier is decided, once. */
  decidedAt: number
}

/** docs/outcomes.md, "Deposit tiers": the personal window. */
export function tierWindow(
  { startTime, endTime, definition }: Pick<Activity, 'startTime' | 'endTime' | 'definition'>,
  joinedAt: number,
): TierWindow {
  const { bonus, dataDelaySeconds } = definition
  const from = Math.max(joinedAt, startTime)
  const until = bonus?.windowDays === undefined ? endTime : Math.min(from + bonus.windowDays * DAY, endTime)
  return { from, until, decidedAt: until + dataDelaySeconds * SECOND }
}

/** Deposits minus withdrawals, and the volume, of the facts of a window that count. */
export function tierMeasures(
  { counted }: Known,
  { from, until }: Pick<TierWindow, 'from' | 'until'>,
  markets: readonly string[],
) {
  let [netDeposit, volume] = [ZERO, ZERO]
  for (const fact of within(counted, from, until)) {
    if (fact.type === 'deposit.confirmed') netDeposit = netDeposit.plus(fact.value)
    if (fact.type === 'withdrawal.confirmed') netDeposit = netDeposit.minus(fact.value)
    if (fact.type === 'trade.filled' && markets.includes(fact.market)) volume = volume.plus(fact.volume)
  }
  return { netDeposit, volume }
}

/** The last tier whose conditions are both met; an absent one is met. */
export const reachedTier = (
  tiers: readonly TierRules[],
  { netDeposit, volume }: { netDeposit: Amount; volume: Amount },
): TierRules | undefined =>
  tiers.findLast(
    (tier) =>
      (tier.netDeposit === undefined || netDeposit.gte(tier.netDeposit.amount)) &&
      (tier.volume === undefined || volume.gte(tier.volume.amount)),
  )

const ALL_MARKETS = ['spot', 'futures', 'copy']
/** A tier is decided within minutes of its time, ms. */
const LATENESS = 10 * MINUTE

/** The tier by what was known at an instant. A flag after the decision comes too late, whenever it arrives. */
function tierBy(
  participant: Participant,
  { definition }: Activity,
  window: TierWindow,
  at: number,
): TierRules | undefined {
  const known = judged(knownAt(participant.facts, at))
  const isInTime = (fact: Fact) => fact.type !== 'user.flagged' || fact.at < window.decidedAt
  if (isRemoved(known.facts.filter(isInTime))) return undefined
  return reachedTier(definition.tiers, tierMeasures(known, window, definition.bonus?.markets ?? ALL_MARKETS))
}

interface TierWorld {
  activities: ReadonlyMap<string, Activity>
  budgets: Budgets
  now: number
  report: Report
}

/** Compares the tier of every deposit bonus that a participant has joined. */
export function compareTiers(participant: Participant, world: TierWorld): void {
  const { activities, now, report } = world
  for (const { activityId, appliedAt } of participant.joins) {
    const activity = activities.get(activityId)
    if (activity?.type !== 'TradingDepositBonus' || activity.cancelled || activity.definition.tiers.length === 0)
      continue
    const window = tierWindow(activity, appliedAt)
    const earnedAt = (at: number): Earned | null => {
      const tier = tierBy(participant, activity, window, at)
      return tier === undefined ? null : { id: tier.id, reward: tier.reward, at: window.until }
    }
    const isFresh = turningPointsOf(participant).some((at) => at > now - LATENESS && at <= now)
    if (window.decidedAt > now - LATENESS || isFresh || participant.account?.deletedAt != null)
      report.skip('deposit tiers', 'that are not decided yet')
    else compareExclusive({ kind: 'deposit tiers', prefix: 'tier:', activity, participant, earnedAt }, world)
  }
}
