import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import { REWARD_TYPES } from '@fanfare/contract/enumerations.ts'
import { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import {
  ACCEPT_REASONS,
  decideReview,
  leaseReview as leaseCall,
  type review as reviewCall,
  type reviews as reviewsCall,
} from '@fanfare/contract/staff/reviews.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { partsOfSource } from '#gateway/db/tables/source.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import {
  acceptReview,
  closeReview,
  findReview,
  leaseReview,
  listOtherReviews,
  listReviews,
  lockReview,
  refuseReview,
  type ReviewRow,
} from '#gateway/rewards/db/reviews.ts'
import { listRewardsById } from '#gateway/messages/db/message-facts.ts'
import { lockAnyReward } from '#gateway/rewards/db/rewards.ts'
import { activityNow } from '../../activities/definition/activity-in-play.ts'
import { localize } from '../../activities/definition/localize.ts'
import { malformed } from '../../http/read-input.ts'
import { cancelReward } from '../../rewards/cancel-reward.ts'
import { describeStoredReward } from '../../rewards/describe-stored-reward.ts'
import { toDecimal } from '../../util/decimal.ts'
import { DomainError, StateMoved } from '../../util/domain-error.ts'
import { maskName } from '../../util/mask-name.ts'
import { HOUR_MS } from '../../util/time/durations.ts'
import type { Staff } from '../../access/staff.ts'
import { auditLook } from '../audit-staff.ts'
import { describeChangedReward } from '../goodwill/cancel-by-staff.ts'
import { listAccountEvents } from '../db/users.ts'
import { pageOf, readCursor } from '../page-cursor.ts'
import {
  refuseOwnAccount,
  requireRevision,
  type ChangeInput,
  type StaffCommand,
  type StaffOrder,
} from '../staff-change.ts'
import { describeUser } from '../users/describe-user.ts'

const LEASE_MS = HOUR_MS / 4

type Review = CallAnswer<typeof reviewsCall>['items'][number]

/** Whether the platform has the reward of an open review: its state did not change when the review was opened. */
const isHandedOver = ({ state, rewardState }: ReviewRow): boolean => state === 'OPEN' && rewardState !== 'REVIEW'

/** Reviews as the wire shows them, with titles in English. */
async function describeReviews(gateway: GatewayContext, rows: readonly ReviewRow[]): Promise<Review[]> {
  const { db, clock, config } = gateway
  const rewards = new Map(
    (
      await listRewardsById(
        db,
        rows.map(({ rewardId }) => rewardId),
      )
    ).map((reward) => [reward.rewardId, reward]),
  )
  const described: Review[] = []
  for (const row of rows) {
    const activity = await activityNow(gateway, db, row.activityId)
    const reward = rewards.get(row.rewardId)
    if (activity === null || reward === undefined) throw new Error(`the subject of ${row.reviewId} is gone`)
    const isTaken = row.leaseBy !== null && row.leaseUntil !== null && row.leaseUntil > clock.now()
    described.push({
      reviewId: row.reviewId,
      revision: row.revision,
      kind: row.kind,
      rewardId: row.rewardId,
      person: { userId: row.userId, maskedName: maskName(row.loginName) },
      activityId: row.activityId,
      alias: activity.definition.alias,
      title: localize(activity.definition, 'en').title,
      reward: describeStoredReward(reward, activity, 'en'),
      source: partsOfSource(row.source),
      handedOver: isHandedOver(row),
      openedAt: row.openedAt,
      dueAt: row.openedAt + config.staffPolicy.promises.reviewHours * HOUR_MS,
      flags: row.flags,
      openOfUser: row.openOfUser,
      lease: isTaken ? { by: row.leaseBy ?? '', until: row.leaseUntil ?? 0 } : null,
      state: row.state,
      decidedBy: row.decidedBy,
      decidedAt: row.decidedAt,
      reason: row.reason,
    })
  }
  return described
}

/** A sum of rewards of one asset as the wire shows it. */
export const describeSum = ({ asset, quantity }: { asset: string; quantity: string }) => ({
  rewardType: REWARD_TYPES.find((type) => asset.startsWith(`${type}:`)) ?? 'GIFT_CASH',
  unit: unitOfAsset(asset),
  amount: toDecimal(new Big(quantity)),
})

/** GET /ops/v1/reviews (staff.md §4). @throws DomainError 40000 with `unit` or `cursor` */
export async function readReviews(
  gateway: GatewayContext,
  { query: { pageSize, cursor, mine, sort, ...filter } }: CallRequest<typeof reviewsCall>,
  staff: Staff,
): Promise<CallAnswer<typeof reviewsCall>> {
  const needsUnit = sort === 'amount' || filter.minimum !== undefined
  if (needsUnit && filter.unit === undefined) throw malformed('unit', 'is needed to compare amounts')
  const after = readCursor(cursor)
  if (after !== null && !/^[\d.]+$/.test(String(after[0]))) throw malformed('cursor', 'is of another order')
  const leasedBy = mine === '1' ? { name: staff.name ?? '', now: gateway.clock.now() } : null
  const { rows, sums } = await listReviews(gateway.db, { ...filter, leasedBy }, { limit: pageSize + 1, sort, after })
  const page = pageOf(rows, {
    pageSize,
    placeOf: ({ openedAt, quantity, reviewId }) => [sort === 'oldest' ? openedAt : quantity, reviewId],
    itemOf: (row) => row,
  })
  return {
    items: await describeReviews(gateway, page.items),
    next: page.next,
    total: sums.reduce((total, { count }) => total + count, 0),
    oldestAt: sums.reduce<number | null>((oldest, { oldestAt }) => Math.min(oldest ?? oldestAt, oldestAt), null),
    sums: sums.map(describeSum),
  }
}

/** The platform's words about the flags of a user, and the people that they name. */
async function readEvidence(db: Db, userId: string) {
  const flags = (await listAccountEvents(db, userId)).filter(({ type }) => type === 'user.flagged')
  const evidence = flags.flatMap(({ payload }) => (payload.evidence ?? []) as { label: string; value: string }[])
  const ids = new Set(flags.flatMap(({ payload }) => (payload.related ?? []) as string[]))
  const related = []
  for (const id of ids) {
    const user = await findUser(db, id)
    if (user !== undefined) related.push({ userId: id, maskedName: maskName(user.loginName) })
  }
  return { evidence, related }
}

/** GET /ops/v1/reviews/{id}. @throws DomainError 51001, 51030 SAME_PERSON */
export async function readReview(
  gateway: GatewayContext,
  reviewId: string,
  staff: Staff,
): Promise<CallAnswer<typeof reviewCall>> {
  const { db } = gateway
  const row = await findReview(db, reviewId)
  if (row === null) throw new DomainError('NOT_FOUND')
  refuseOwnAccount(gateway, staff.name, row.userId)
  await auditLook(gateway, staff, { action: 'review.read', subject: reviewId, more: { userId: row.userId } })
  const [described, ...others] = await describeReviews(gateway, [row, ...(await listOtherReviews(db, row))])
  if (described === undefined) throw new DomainError('NOT_FOUND')
  return {
    ...described,
    user: await describeUser(gateway, row.userId),
    ...(await readEvidence(db, row.userId)),
    others,
  }
}

/** The review, locked. @throws DomainError 51001, 51030 SAME_PERSON */
async function lockOthers(
  tx: Db,
  gateway: GatewayContext,
  reviewId: string,
  { staff }: StaffOrder,
): Promise<ReviewRow> {
  const row = await lockReview(tx, reviewId)
  if (row === null) throw new DomainError('NOT_FOUND')
  refuseOwnAccount(gateway, staff.name, row.userId)
  return row
}

/** POST /ops/v1/reviews/{id}/lease. */
const LEASE_REVIEW: StaffCommand<typeof leaseCall> = {
  call: leaseCall,
  run: async (tx, gateway, { params: { id } }, order) => {
    await lockOthers(tx, gateway, id, order)
    const lease = { by: order.staff.name ?? '', until: order.at + LEASE_MS }
    await leaseReview(tx, id, lease)
    return lease
  },
}

/** The open review of a decision. @throws DomainError 40000 `reason`, `accept`; StateMoved: another revision, or decided */
async function lockOpen(
  tx: Db,
  gateway: GatewayContext,
  { params, body, ifMatch }: ChangeInput<typeof decideReview>,
  order: StaffOrder,
): Promise<ReviewRow> {
  const reasons: readonly string[] = body.accept ? ACCEPT_REASONS : CANCEL_REASONS
  if (!reasons.includes(body.reason)) throw malformed('reason', `must be one of ${reasons.join(', ')}`)
  const row = await lockOthers(tx, gateway, params.id, order)
  const { state, revision, decidedBy, reason } = row
  if (state !== 'OPEN') throw new StateMoved('If-Match', `is ${state} already`, { state, revision, decidedBy, reason })
  requireRevision(ifMatch, { revision, state })
  if (isHandedOver(row) && !body.accept)
    throw malformed('accept', 'must be true, which closes the review: only the platform can take this reward back')
  return row
}

const rewardAfter = async (tx: Db, rewardId: string, at: number) => {
  const reward = await lockAnyReward(tx, rewardId)
  if (reward === null) throw new Error(`the reward ${rewardId} of a review is gone`)
  return describeChangedReward(reward, at)
}

/** POST /ops/v1/reviews/{id}/decision. A unit without a figure in `reviewAbove` needs a second person. */
const DECIDE_REVIEW: StaffCommand<typeof decideReview> = {
  call: decideReview,
  run: async (tx, gateway, input, order) => {
    const { accept, reason, ticket, note } = input.body
    const { at } = order
    const row = await lockOpen(tx, gateway, input, order)
    const { reviewId, rewardId, activityId, userId, source } = row
    const by = order.staff.name ?? ''
    const isClosed = isHandedOver(row)
    if (isClosed) await closeReview(tx, reviewId, { reason, by, at })
    else if (accept) await acceptReview(tx, reviewId, { reason, by, at })
    else {
      const refusal = CANCEL_REASONS.find((one) => one === reason)
      if (refusal === undefined) throw malformed('reason', 'is none of a refusal')
      await refuseReview(tx, reviewId, { reason, by, at })
      await cancelReward(tx, gateway, { rewardId, amount: null, reason: refusal, at })
      const payload = { rewardId, activityId, source, state: 'CANCELLED', reason }
      await appendLog(tx, [{ topic: 'reward.reviewed', userId, payload }], at)
    }
    const state = isClosed ? 'CLOSED' : accept ? 'ACCEPTED' : 'REFUSED'
    await order.audit({
      action: `review.${state.toLowerCase()}`,
      subject: rewardId,
      reason,
      note,
      ...(ticket !== undefined && { ticket }),
      before: { state: 'OPEN' },
      after: { state },
    })
    order.afterCommit(() => gateway.wakeWorker())
    return { done: true, proposal: null, state, reward: await rewardAfter(tx, rewardId, at) }
  },
  second: {
    kind: 'REVIEW',
    needed: async (tx, gateway, input, order) => {
      const row = await lockOpen(tx, gateway, input, order)
      const { rewardId, asset, quantity } = row
      // A closed review moves nothing.
      if (isHandedOver(row)) return null
      const unit = unitOfAsset(asset)
      const alone = gateway.config.staffPolicy.second.reviewAbove[unit]
      if (alone !== undefined && new Big(quantity).lte(alone)) return null
      const { accept, reason } = input.body
      const amount = `${toDecimal(new Big(quantity))} ${unit}`
      return {
        subject: rewardId,
        summary: `${accept ? 'accepts' : 'refuses'} ${amount} of the reward ${rewardId}: ${reason}`,
      }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockReview(tx, params.id))?.revision ?? 0),
    waiting: async (tx, _gateway, { params }, { proposal, at }) => {
      const row = await lockReview(tx, params.id)
      if (row === null) throw new DomainError('NOT_FOUND')
      return { done: false, proposal, state: row.state, reward: await rewardAfter(tx, row.rewardId, at) }
    },
  },
}

export const REVIEW_COMMANDS = [LEASE_REVIEW, DECIDE_REVIEW]
