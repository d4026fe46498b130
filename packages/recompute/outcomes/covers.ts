import { MINUTE, type Activity } from '../activity.ts'
import type { Participant } from '../database/read-people.ts'
import { decimal, plain, smaller } from '../decimal.ts'
import { judged, type Known } from '../facts/exclusions.ts'
import { knownAt } from '../facts/fact.ts'
import type { Report } from '../report.ts'
import type { Budgets } from './budgets.ts'
import { compareExclusive, type Earned } from './exclusive.ts'
import { turningPointsOf } from './known-user.ts'
import { copiedOrders } from './scores.ts'

/** A cover is paid within minutes of the fact that decides it, ms. */
const LATENESS = 10 * MINUTE

/** docs/outcomes.md, "Loss covers": the first order that closes decides; null when it brings nothing. */
export function coverOf(
  { startTime, endTime, definition }: Pick<Activity, 'startTime' | 'endTime' | 'definition'>,
  joinedAt: number,
  known: Known,
): Earned | null {
  const [first] = copiedOrders(known, Math.max(joinedAt, startTime), endTime)
  const { cover } = definition
  if (first === undefined || cover === undefined || !first.isAutomatic) return null
  const loss = decimal(first.pnl).times(-1)
  if (loss.lte(0)) return null
  const amount = { amount: plain(smaller(loss, decimal(cover.limit.amount))), unit: cover.limit.unit }
  return { id: first.orderId, at: first.at, reward: { type: cover.rewardType ?? 'DROP', amount } }
}

interface CoverWorld {
  activities: ReadonlyMap<string, Activity>
  budgets: Budgets
  now: number
  report: Report
}

/** Compares the loss cover of every copy-trading promotion that a participant has joined. */
export function compareCovers(participant: Participant, world: CoverWorld): void {
  const { activities, now, report } = world
  for (const { activityId, appliedAt } of participant.joins) {
    const activity = activities.get(activityId)
    if (activity?.type !== 'CopyTrading' || activity.definition.cover === undefined || activity.cancelled) continue
    const earnedAt = (at: number) => coverOf(activity, appliedAt, judged(knownAt(participant.facts, at)))
    const isFresh = turningPointsOf(participant).some((at) => at > now - LATENESS && at <= now)
    if (isFresh || participant.account?.deletedAt != null) report.skip('loss covers', 'that are not paid yet')
    else compareExclusive({ kind: 'loss covers', prefix: 'cover:', activity, participant, earnedAt }, world)
  }
}
