import { coverReward, type CoverDefinition } from '@fanfare/activities/engines/cover.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { CopiedOrder } from '../../facts/measures/copied-orders.ts'
import type { EvaluateInput, Evaluation, SourceDecision } from '../engine.ts'
import { copiedOrders, coveredAmount, outcomeOf } from './copied-orders.ts'
import { coverSource, orderOfSource } from './cover-source.ts'

/** The cover of a user's first copied order; once it has been earned, an earlier order that arrives later changes nothing. Pure. */
export function decideCover({
  activity: { definition, frame },
  appliedAt,
  facts,
  earnedBefore,
  closed,
}: EvaluateInput<FileWith<'cover'>>): Evaluation {
  const { cover } = definition
  const decided = (sources: readonly SourceDecision[]) => ({ sources, scores: [], dueAt: null, unclear: [] })
  if (cover === undefined) return decided([])
  const orders = copiedOrders(facts.events, { appliedAt, startTime: frame.startTime, endTime: frame.endTime })
  const earned = [...earnedBefore.keys()].find((source) => orderOfSource(source) !== null)
  const [first] = earned === undefined ? orders : orders.filter(({ orderId }) => coverSource(orderId) === earned)
  const losses = orders.filter((order) => outcomeOf(order) === 'PAID' && !closed.has(coverSource(order.orderId)))
  return decided(losses.map((order) => decisionOf(order, cover, order === first)))
}

/** Later losses stay OPEN, so that one that was first, and found the budget empty, is no longer waiting for it. */
const decisionOf = (order: CopiedOrder, cover: CoverDefinition, isFirst: boolean): SourceDecision => ({
  source: coverSource(order.orderId),
  status: isFirst ? 'EARNED' : 'OPEN',
  earnedAt: isFirst ? order.occurredAt : null,
  claimDeadline: null,
  reward: coverReward(cover, coveredAmount(order, cover.limit.amount)),
  isLowerable: true,
})
