import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { CANCEL_REASONS } from '@fanfare/contract/staff/corrections.ts'
import { markFreed } from '#gateway/activities/db/budgets.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { budgetAccount, move, post, userAccount } from '#gateway/rewards/db/ledger.ts'
import { reducePayout } from '#gateway/payouts/db/payouts.ts'
import { closeReviewOf } from '#gateway/rewards/db/reviews.ts'
import { changeReward, lockAnyReward } from '#gateway/rewards/db/rewards.ts'
import { present, StateMoved } from '../../util/domain-error.ts'
import { defined } from '../../util/defined.ts'
import { toDecimal } from '../../util/decimal.ts'
import { rewardStateAt } from './reward-state.ts'
import { expireEntitlements, listReserved, postReleases } from '#gateway/rewards/db/entitlements.ts'

type CancelReason = (typeof CANCEL_REASONS)[number]

export interface Cancellation {
  rewardId: string
  /** Decimal string in the unit of its asset, above zero; null means all of the rest. */
  amount: string | null
  reason: CancelReason
  /** ms */
  at: number
  /** An earlier fact that arrived late decides so; the user gets a message that says it. */
  isLateFact?: true
}

/**
 * Takes the unused amount of a reward back into the budget that it came from: transfer CANCEL, whose reference is the
 * amount taken back so far. A reward of which nothing is left is CANCELLED with the reason; of a part the rest stays as it is.
 * The caller writes the line of the audit log. @returns the reward after it
 * @throws DomainError 51001; StateMoved: used, expired, taken back already, handed over to the wallet, or less than `amount` is left
 */
export async function cancelReward(
  tx: Db,
  gateway: Pick<GatewayContext, 'newId'>,
  { rewardId, amount, reason, at, isLateFact }: Cancellation,
) {
  const reward = present(await lockAnyReward(tx, rewardId))
  const { userId, activityId, asset, left, revision } = reward
  const state = rewardStateAt(reward, at)
  if (state === 'USED' || state === 'EXPIRED' || state === 'CANCELLED')
    throw new StateMoved('rewardId', `the reward is ${state}`, { revision, state })
  const taken = new Big(amount ?? left)
  if (taken.lte(0) || taken.gt(left))
    throw new StateMoved('amount', `${toDecimal(new Big(left))} ${unitOfAsset(asset)} is left`, { revision, state })
  const rest = new Big(left).minus(taken)
  const isOver = rest.eq(0)
  const cancelled = new Big(reward.cancelled).plus(taken).toFixed()
  await reducePayout(tx, reward, {
    rest: new Big(reward.quantity).minus(cancelled).toFixed(),
    isOver,
    at,
  })
  await markFreed(tx, [{ activityId, asset }], at)
  const after = await changeReward(tx, rewardId, {
    left: rest.toFixed(),
    cancelled,
    cancelledAt: at,
    ...(isOver && { state: 'CANCELLED' as const, reasonCode: reason, holdUntil: null }),
  })
  if (isOver) await closeReviewOf(tx, rewardId, at)
  await post(tx, {
    transferId: gateway.newId('tr'),
    kind: 'CANCEL',
    reference: `${rewardId}:${cancelled}`,
    at,
    entries: move(asset, taken.toFixed(), userAccount(userId), budgetAccount(activityId)),
  })
  const payload = {
    rewardId,
    activityId,
    source: reward.source,
    state: after.state,
    reason,
    ...defined({ isLateFact }),
  }
  await appendLog(tx, [{ topic: 'reward.cancelled', userId, payload }], at)
  return after
}

/**
 * Ends everything that a user could still get: it expires, and its amounts are back in their budgets. The caller holds the locks of
 * the user's entitlements. @returns how many there were
 */
export async function releaseOpen(tx: Db, ids: Pick<GatewayContext, 'newId'>, userId: string, at: number) {
  const reserved = await listReserved(tx, userId)
  if (reserved.length === 0) return 0
  const expired = await expireEntitlements(
    tx,
    reserved.map((entitlement) => ({ ...entitlement, userId })),
    at,
  )
  await markFreed(tx, expired, at)
  await appendLog(
    tx,
    expired.map(({ activityId, source }) => ({ topic: 'claim.expired', userId, payload: { activityId, source } })),
    at,
  )
  await postReleases(tx, ids, expired, at)
  return expired.length
}
