import { coverReward, type CoverDefinition } from '@fanfare/activities/engines/cover.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import { type CopiedOrder, copiedOrdersIn } from '../../facts/measures/relevant-facts.ts'
import {
  NOTHING,
  type Engine,
  type EvaluateInput,
  type Evaluation,
  type SourceDecision,
  type ReadMine,
} from '../engine.ts'
import Big from 'big.js'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { listTraderNames, type TraderName } from '#gateway/boards/db/lead-traders.ts'
import { ruledSource, type Source } from '#gateway/db/tables/source.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import type { Db } from '#gateway/db/client.ts'
import { findArrival, listFollowed, listStates } from '#gateway/facts/db/events.ts'
import { findRewardOf } from '#gateway/rewards/db/rewards.ts'
import { holdsReward, listSourceStates, newestRows, type SourceStateRow } from '#gateway/rewards/db/source-states.ts'
import type { MyCover } from '@fanfare/contract/copy-trading/cover.ts'
import { toDecimal } from '../../util/decimal.ts'

/** The copied orders that closed from the join until the end, the first one first. Pure. */
const copiedOrders = (
  events: readonly PlatformEvent[],
  { appliedAt, startTime, endTime }: Record<'appliedAt' | 'startTime' | 'endTime', number>,
) => copiedOrdersIn(events, { start: Math.max(appliedAt, startTime), end: endTime })

/** The effect of a closed order on the cover: a loss is paid, a profit uses the cover up, a manual close makes it void. */
function outcomeOf({ automatic, pnl }: Pick<CopiedOrder, 'automatic' | 'pnl'>) {
  if (!automatic) return 'VOID'
  return new Big(pnl).lt(0) ? 'PAID' : 'USED_UP'
}

/** The covered part of a loss, a decimal string. */
function coveredAmount({ pnl }: Pick<CopiedOrder, 'pnl'>, limit: string) {
  const loss = new Big(pnl).times(-1)
  return loss.lt(limit) ? loss.toFixed() : limit
}

const PREFIX = 'cover:'

const coverSource = (orderId: string): Source => `${PREFIX}${orderId}`

/** The order of a cover's source; null for any other source. */
const orderOfSource = (source: Source) => (source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null)

/** A lead trader's public name, else the login name as other users see it. */
export const traderName = ({ nickname, loginName }: TraderName) => nickname ?? maskName(loginName)

type CoverRequest = ReadMine<FileWith<'cover'>>
type CoverResult = Pick<MyCover, 'state' | 'paid' | 'reasonCode'>

/** `my.cover` of the activity's data: the state of the user's loss cover. */
export async function readMyCover(db: Db, mine: CoverRequest) {
  const { userId, activityId, file, appliedAt, startTime, endTime, now } = mine
  const { cover } = file
  if (cover === undefined || appliedAt === null) return {}
  const events = (await listStates(db, [userId])).filter(({ occurredAt }) => occurredAt <= now)
  const orders = copiedOrders(events, { appliedAt, startTime, endTime })
  const covers = (await listSourceStates(db, userId, activityId)).filter(({ source }) => orderOfSource(source) !== null)
  const holder = covers.find(holdsReward)
  const order =
    holder === undefined ? orders[0] : orders.find((one) => coverSource(one.orderId) === ruledSource(holder.source))
  const followed = await findFollowed(db, mine, appliedAt, order)
  const traderId = order?.traderId ?? followed?.traderId
  const name = traderId === undefined ? undefined : (await listTraderNames(db, [traderId])).get(traderId)
  return {
    cover: {
      ...(order === undefined ? withoutOrder(now >= endTime) : await resultOf(db, mine, cover, order, covers)),
      trader: name === undefined ? null : traderName(name),
      result: { amount: order?.pnl ?? '0', unit: cover.limit.unit },
      limit: cover.limit,
      openedAt: followed?.occurredAt ?? appliedAt,
      closedAt: order?.occurredAt ?? null,
      ...(await lateOf(db, userId, { order, first: orders[0] })),
      asOf: now,
    },
  }
}

/** The first order, if it was reported after the cover of a later one had been paid for good. */
async function lateOf(
  db: Db,
  userId: string,
  { order, first }: Record<'order' | 'first', CopiedOrder | undefined>,
): Promise<Pick<MyCover, 'late'>> {
  if (order === undefined || first === undefined || first === order) return {}
  const arrivedAt = await findArrival(db, userId, first.eventId)
  return arrivedAt === null ? {} : { late: { closedAt: first.occurredAt, arrivedAt } }
}

const withoutOrder = (isOver: boolean): CoverResult =>
  isOver ? { state: 'VOID', paid: null, reasonCode: 'OUT_OF_WINDOW' } : { state: 'OPEN', paid: null, reasonCode: null }

async function resultOf(
  db: Db,
  { userId, activityId }: CoverRequest,
  { limit: { unit } }: CoverDefinition,
  order: CopiedOrder,
  covers: readonly SourceStateRow[],
): Promise<CoverResult> {
  const state = outcomeOf(order)
  if (state !== 'PAID') return { state, paid: null, reasonCode: null }
  const row = newestRows(covers).get(coverSource(order.orderId))?.row
  const source = row?.source ?? coverSource(order.orderId)
  const reward = row?.isCorrected === true ? null : await findRewardOf(db, userId, { activityId, source })
  if (reward !== null && reward.state !== 'REVIEW')
    return { state, paid: { amount: toDecimal(new Big(reward.quantity)), unit }, reasonCode: null }
  const reasonCode = reward !== null ? 'UNDER_REVIEW' : row?.soldOut === true ? 'SOLD_OUT' : null
  return { state: 'OPEN', paid: null, reasonCode }
}

/** When the user began to copy: the trader of the order, else the first trader since the join, else the last one before it. */
async function findFollowed(db: Db, { userId, now }: CoverRequest, appliedAt: number, order: CopiedOrder | undefined) {
  const followed = (await listFollowed(db, userId)).filter(({ occurredAt }) => occurredAt <= now)
  if (order !== undefined)
    return followed.findLast(
      ({ traderId, occurredAt }) => traderId === order.traderId && occurredAt <= order.occurredAt,
    )
  return followed.find(({ occurredAt }) => occurredAt >= appliedAt) ?? followed.at(-1)
}

/** The cover of a user's first copied order. Pure. */
export function decideCover({
  activity: { definition, frame },
  appliedAt,
  facts,
}: Pick<EvaluateInput<FileWith<'cover'>>, 'activity' | 'appliedAt' | 'facts'>): Evaluation {
  const { cover } = definition
  if (cover === undefined) return NOTHING
  const orders = copiedOrders(facts.events, { ...frame, appliedAt })
  const losses = orders.filter((order) => outcomeOf(order) === 'PAID')
  return { ...NOTHING, sources: losses.map((order) => decisionOf(order, cover, order === orders[0])) }
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
