import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import { cancelReward as cancelCall, holdReward } from '@fanfare/contract/staff/corrections.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { changeReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { cancelReward } from '../../rewards/awards/cancel-reward.ts'
import { rewardStateAt } from '../../rewards/awards/reward-state.ts'
import { toDecimal } from '../../util/decimal.ts'
import { StateMoved } from '../../util/domain-error.ts'
import { describeChangedReward, lockReward } from '../payments/changed-reward.ts'
import { describeMoney } from '../payments/describe-payments.ts'
import { paymentCommand, type ChangeInput, type StaffOrder } from '../staff-command.ts'
import { refuseOwnAccount } from '../own-account.ts'
import { requireRevision } from '../change-headers.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { letGoPayout, stopPayout } from '#gateway/payouts/db/payouts.ts'
import { malformed } from '../../http/read-input.ts'

/** The reward of a change, locked. @throws DomainError 51001, 51030 SAME_PERSON; StateMoved: it has another revision */
async function lockForChange(
  tx: Db,
  gateway: GatewayContext,
  { params: { rewardId }, ifMatch }: { params: { rewardId: string }; ifMatch: number | null },
  order: StaffOrder,
) {
  const row = await lockReward(tx, rewardId)
  refuseOwnAccount(gateway, order, row.userId)
  requireRevision(ifMatch, { revision: row.revision, state: rewardStateAt(row, order.at) })
  return row
}

type CancelInput = ChangeInput<typeof cancelCall>

/** What a cancellation takes: the amount that is asked for, else all that is left. */
const takenOf = ({ body: { amount } }: CancelInput, { left }: RewardRow): string => amount ?? toDecimal(left)

/** POST /ops/v1/rewards/{rewardId}/cancel. */
export const CANCEL_REWARD = paymentCommand(cancelCall, {
  payments: async (tx, gateway, input, order) => {
    const reward = await lockForChange(tx, gateway, input, order)
    const { rewardId, userId, asset } = reward
    return [{ userId, rewardId, asset, quantity: takenOf(input, reward) }]
  },
  run: async (tx, gateway, input, order) => {
    const before = await lockForChange(tx, gateway, input, order)
    const { rewardId } = before
    const { amount = null, reason } = input.body
    const after = await cancelReward(tx, gateway, { rewardId, amount, reason, at: order.at })
    await order.audit({
      action: 'reward.cancelled',
      subject: rewardId,
      before: { state: before.state, left: before.left },
      after: { state: after.state, left: after.left },
    })
    if (before.state === 'REVIEW' && after.state === 'CANCELLED')
      order.afterCommit(() => gateway.metrics.reviewDecisions.inc({ state: 'CLOSED' }))
    return { reward: await describeChangedReward(tx, gateway, rewardId) }
  },
  second: {
    kind: 'CANCEL',
    needed: async (tx, gateway, input, order) => {
      const reward = await lockForChange(tx, gateway, input, order)
      const { rewardId, userId, activityId, asset, left } = reward
      const { amount = null, reason } = input.body
      const taken = takenOf(input, reward)
      // Fails if the wallet has the payout, so that nobody is asked to approve.
      await rehearse(tx, () => cancelReward(tx, gateway, { rewardId, amount, reason, at: order.at }))
      const money = [{ asset, before: left, after: new Big(left).minus(taken) }]
      return {
        subject: rewardId,
        summary: `takes ${taken} ${unitOfAsset(asset)} of the reward ${rewardId} back`,
        consequences: await describeMoney(tx, gateway, { userId, activityId, money }),
      }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockReward(tx, params.rewardId)).revision),
    waiting: async (tx, gateway, { params }) => ({
      reward: await describeChangedReward(tx, gateway, params.rewardId),
    }),
  },
})

const LONGEST_MS = 30 * DAY_MS

/** The reward that is held or let go, locked. @throws DomainError 40000 `until`, 51001, 51030; StateMoved */
async function lockHoldable(
  tx: Db,
  gateway: GatewayContext,
  input: ChangeInput<typeof holdReward>,
  order: StaffOrder,
): Promise<{ reward: RewardRow; state: RewardState }> {
  const { at } = order
  const { until } = input.body
  if (until !== null && (until <= at || until > at + LONGEST_MS))
    throw malformed('until', 'must be within the next 30 days')
  const reward = await lockForChange(tx, gateway, input, order)
  const { revision, holdUntil, expiresAt } = reward
  if (until !== null && expiresAt !== null && until >= expiresAt)
    throw malformed('until', 'must be before the reward expires')
  const state = rewardStateAt(reward, at)
  // A physical prize that waits for its address is HOLD without an end.
  const isTimed = state === 'HOLD' && holdUntil !== null
  if (until === null ? !isTimed : state !== 'GRANTED' && !isTimed)
    throw new StateMoved('rewardId', `the reward is ${state}`, { revision, state })
  return { reward, state }
}

/** POST /ops/v1/rewards/{rewardId}/hold: GRANTED becomes HOLD until then; null ends any hold. An earlier end releases the reward. */
export const HOLD_REWARD = paymentCommand(holdReward, {
  payments: async (tx, gateway, input, order) => {
    const { reward, state } = await lockHoldable(tx, gateway, input, order)
    const { until } = input.body
    const { userId, rewardId, asset, left, holdUntil } = reward
    const isSooner = state === 'HOLD' && (until === null || (holdUntil !== null && until < holdUntil))
    return isSooner ? [{ userId, rewardId, asset, quantity: toDecimal(left) }] : []
  },
  run: async (tx, gateway, input, order) => {
    const { at } = order
    const { until } = input.body
    const { reward, state } = await lockHoldable(tx, gateway, input, order)
    const { rewardId, userId, activityId, source, holdUntil } = reward
    await (until === null ? letGoPayout(tx, rewardId, at) : stopPayout(tx, { userId, rewardId }, until))
    const after = await changeReward(tx, rewardId, {
      state: until === null ? 'GRANTED' : 'HOLD',
      holdUntil: until ?? at,
    })
    const payload = { rewardId, activityId, source, state: after.state }
    await appendLog(tx, [{ topic: 'reward.held', userId, payload }], at)
    await order.audit({
      action: until === null ? 'reward.let_go' : 'reward.held',
      subject: rewardId,
      before: { state, holdUntil },
      after: { state: after.state, holdUntil: until },
    })
    return { reward: await describeChangedReward(tx, gateway, rewardId) }
  },
  second: {
    kind: 'HOLD',
    needed: async (tx, gateway, input, order) => {
      const { reward } = await lockHoldable(tx, gateway, input, order)
      const { rewardId, userId, activityId, asset, left } = reward
      const money = [{ asset, before: left, after: '0' }]
      return {
        subject: rewardId,
        summary: `lets ${toDecimal(left)} ${unitOfAsset(asset)} of the reward ${rewardId} go before its hold ends`,
        consequences: await describeMoney(tx, gateway, { userId, activityId, money }),
      }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockReward(tx, params.rewardId)).revision),
    waiting: async (tx, gateway, { params }) => ({
      reward: await describeChangedReward(tx, gateway, params.rewardId),
    }),
  },
})
