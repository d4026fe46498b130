import { MINUTE, type Activity } from '../activity.ts'
import { keyOf, type Participant } from '../database/read-people.ts'
import { decimal, plain, smaller } from '../decimal.ts'
import { judged, type Known } from '../facts/exclusions.ts'
import { knownAt } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { finalTimes, textOfTime } from './final.ts'
import { copiedOrders } from './scores.ts'

const NONE = 'no cover'
/** A cover is paid within minutes of the close, ms. */
const LATENESS = 10 * MINUTE

interface Cover {
  orderId: string
  at: number
  receivedAt: number
  /** A decimal. */
  amount: string
}

/** docs/outcomes.md, "Loss covers": the first order that closes decides; null when it brings nothing. */
export function coverOf(
  { startTime, endTime, definition }: Pick<Activity, 'startTime' | 'endTime' | 'definition'>,
  joinedAt: number,
  known: Known,
): Cover | null {
  const [first] = copiedOrders(known, Math.max(joinedAt, startTime), endTime)
  const { cover } = definition
  if (first === undefined || cover === undefined || !first.isAutomatic) return null
  const loss = decimal(first.pnl).times(-1)
  if (loss.lte(0)) return null
  const { orderId, at, receivedAt } = first
  return { orderId, at, receivedAt, amount: plain(smaller(loss, decimal(cover.limit.amount))) }
}

/** Compares the loss cover of every copy-trading promotion that a participant has joined. */
export function compareCovers(
  participant: Participant,
  {
    activities,
    budgets,
    now,
    report,
  }: { activities: ReadonlyMap<string, Activity>; budgets: Budgets; now: number; report: Report },
): void {
  for (const { activityId, appliedAt } of participant.joins) {
    const activity = activities.get(activityId)
    const rules = activity?.definition.cover
    if (activity?.type !== 'CopyTrading' || rules === undefined || activity.cancelled) continue
    const asset = `${rules.rewardType ?? 'DROP'}:${rules.limit.unit}`
    const coverAt = (at: number) => coverOf(activity, appliedAt, judged(knownAt(participant.facts, at)))
    const byFacts = coverAt(now)
    if ((byFacts !== null && byFacts.receivedAt > now - LATENESS) || participant.account?.deletedAt != null) {
      report.skip('loss covers', 'that are not paid yet')
      continue
    }
    const textOf = (cover: Cover | null) => (cover === null ? NONE : `${cover.orderId}, ${cover.amount} ${asset}`)
    const stored = [...participant.entitlements.values()].filter(
      (row) => row.activityId === activityId && row.source.startsWith('cover:'),
    )
    const rewards = stored.flatMap(({ source }) => participant.rewards.get(keyOf(activityId, source)) ?? [])
    const paid = stored.filter(({ source }) => {
      const reward = participant.rewards.get(keyOf(activityId, source))
      return reward === undefined || decimal(reward.cancelled).lt(reward.quantity)
    })
    const product =
      paid.length === 0
        ? NONE
        : paid
            .map(
              ({ source, quantity, asset: of }) =>
                `${source.slice('cover:'.length)}, ${plain(decimal(quantity ?? 0))} ${of}`,
            )
            .join(' and ')
    const known = [byFacts, ...rewards.flatMap((reward) => finalTimes(participant, reward).map(coverAt))]
    const isSoldOut =
      product === NONE &&
      byFacts !== null &&
      budgets.wasExhausted(
        activityId,
        { type: rules.rewardType ?? 'DROP', amount: { ...rules.limit, amount: byFacts.amount } },
        byFacts.at,
      )
    const facts = known.map(textOf).find((text) => text === product) ?? (isSoldOut ? NONE : textOf(byFacts))
    const about = { activity: activity.alias, user: participant.userId, subject: 'cover' }
    report.compare('loss covers', facts, product, about)
    if (byFacts !== null && facts === textOf(byFacts))
      for (const { earnedAt, source } of paid)
        report.compare('completion times', textOfTime(byFacts.at), textOfTime(earnedAt), { ...about, subject: source })
  }
}
