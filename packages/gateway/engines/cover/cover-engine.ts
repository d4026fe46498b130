import { coverReward, type CoverDefinition } from '@fanfare/activities/engines/cover.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { CopiedOrder } from '../../facts/measures/relevant-facts.ts'
import { NOTHING, type Engine, type EvaluateInput, type Evaluation, type SourceDecision } from '../engine.ts'
import { copiedOrders, coveredAmount, coverSource, orderOfSource, outcomeOf, readMyCover } from './read-my-cover.ts'

/** The cover of a user's first copied order; once it has been earned, an earlier order that arrives later changes nothing. Pure. */
export function decideCover({
  activity: { definition, frame },
  appliedAt,
  facts,
  earnedBefore,
  closed,
}: EvaluateInput<FileWith<'cover'>>): Evaluation {
  const { cover } = definition
  if (cover === undefined) return NOTHING
  const orders = copiedOrders(facts.events, { appliedAt, startTime: frame.startTime, endTime: frame.endTime })
  const earned = [...earnedBefore.keys()].find((source) => orderOfSource(source) !== null)
  const [first] = earned === undefined ? orders : orders.filter(({ orderId }) => coverSource(orderId) === earned)
  const losses = orders.filter((order) => outcomeOf(order) === 'PAID' && !closed.has(coverSource(order.orderId)))
  return { ...NOTHING, sources: losses.map((order) => decisionOf(order, cover, order === first)) }
}

/** A loss that is not the first is OPEN, so that one that was first, and found the budget empty, no longer waits for it. */
const decisionOf = (order: CopiedOrder, cover: CoverDefinition, isFirst: boolean): SourceDecision => ({
  source: coverSource(order.orderId),
  status: isFirst ? 'EARNED' : 'OPEN',
  earnedAt: isFirst ? order.occurredAt : null,
  claimDeadline: null,
  reward: coverReward(cover, coveredAmount(order, cover.limit.amount)),
  isLowerable: true,
})

/** The loss cover of a copy-trading promotion: the user's first copied order after joining, granted without a claim (contract §6). */
export const coverEngine: Engine<FileWith<'cover'>> = {
  describe: ({ cover }) =>
    cover === undefined ? {} : { cover: { limit: cover.limit, paidWithinHours: cover.paidWithinHours } },
  readMine: readMyCover,
  // The first order decides whenever it closed, so there are no edges.
  whileItRuns: { edges: () => ({ own: new Set(), friends: null }), evaluate: decideCover },
}
