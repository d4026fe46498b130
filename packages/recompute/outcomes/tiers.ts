import { assetOf, DAY, MINUTE, quantityOf, SECOND, type Activity, type TierRules } from '../activity.ts'
import { keyOf, type Participant } from '../database/read-people.ts'
import { decimal, plain, ZERO, type Amount } from '../decimal.ts'
import { isRemoved, judged, within, type Known } from '../facts/exclusions.ts'
import { knownAt } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { finalTimes, textOfTime } from './final.ts'

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
  if (isRemoved(known.facts.filter((fact) => fact.at <= window.decidedAt))) return undefined
  return reachedTier(definition.tiers, tierMeasures(known, window, definition.bonus?.markets ?? ALL_MARKETS))
}

interface TierWorld {
  activities: ReadonlyMap<string, Activity>
  budgets: Budgets
  now: number
  report: Report
}

const NONE = 'no tier'

const textOf = (tier: TierRules | undefined): string =>
  tier === undefined ? NONE : `${tier.id}, ${plain(quantityOf(tier.reward))} ${assetOf(tier.reward)}`

/** Compares the tier of every deposit bonus that a participant has joined. */
export function compareTiers(participant: Participant, { activities, budgets, now, report }: TierWorld): void {
  for (const { activityId, appliedAt } of participant.joins) {
    const activity = activities.get(activityId)
    if (activity?.type !== 'TradingDepositBonus' || activity.cancelled || activity.definition.tiers.length === 0)
      continue
    const window = tierWindow(activity, appliedAt)
    if (window.decidedAt > now - LATENESS || participant.account?.deletedAt != null) {
      report.skip('deposit tiers', 'that are not decided yet')
      continue
    }
    const stored = activity.definition.tiers.filter(
      ({ id }) => participant.sources.get(keyOf(activityId, `tier:${id}`))?.status === 'COMPLETED',
    )
    const rewards = stored.flatMap(({ id }) => participant.rewards.get(keyOf(activityId, `tier:${id}`)) ?? [])
    const paid = stored.filter(({ id }) => {
      const reward = participant.rewards.get(keyOf(activityId, `tier:${id}`))
      return reward === undefined || decimal(reward.cancelled).lt(reward.quantity)
    })
    const product = paid.length === 0 ? NONE : paid.map(textOf).join(' and ')
    const isSoldOut = (tier: TierRules) =>
      participant.sources.get(keyOf(activityId, `tier:${tier.id}`))?.soldOut === true &&
      budgets.wasExhausted(activityId, tier.reward, window.until)
    const byFacts = tierBy(participant, activity, window, now)
    const known = [
      byFacts,
      ...rewards.flatMap((reward) =>
        finalTimes(participant, reward).map((at) => tierBy(participant, activity, window, at)),
      ),
    ]
    const facts =
      known.map(textOf).find((text) => text === product) ??
      (byFacts !== undefined && isSoldOut(byFacts) && product === NONE ? NONE : textOf(byFacts))
    const about = {
      activity: activity.alias,
      user: participant.userId,
      subject: `tier decided ${textOfTime(window.decidedAt)}`,
    }
    report.compare('deposit tiers', facts, product, about)
    for (const { id } of paid) {
      const entitlement = participant.entitlements.get(keyOf(activityId, `tier:${id}`))
      report.compare('completion times', textOfTime(window.until), textOfTime(entitlement?.earnedAt ?? null), {
        ...about,
        subject: `tier:${id}`,
      })
    }
  }
}
