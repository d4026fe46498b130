import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { cancelReward as cancelCall, holdReward } from '@fanfare/contract/staff/corrections.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { changeReward, lockAnyReward } from '#gateway/rewards/db/rewards.ts'
import { localize } from '../../activities/definition/localize.ts'
import { cancelReward } from '../../rewards/cancel-reward.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { describeRewards } from '../../rewards/list-rewards.ts'
import { rewardStateAt } from '../../rewards/reward-state.ts'
import { toDecimal } from '../../util/decimal.ts'
import { StateMoved, present } from '../../util/domain-error.ts'
import { personOf } from '../../util/mask-name.ts'
import { refuseOwnAccount, requireRevision, staffCommand, type StaffOrder } from '../staff-change.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { letGoPayout, stopPayout } from '#gateway/payouts/db/payouts.ts'
import { malformed } from '../../http/read-input.ts'

/** A reward after a change, in the transaction of the change. */
export async function describeChangedReward(tx: Db, gateway: GatewayContext, rewardId: string) {
  const row = await lockReward(tx, rewardId)
  const [item] = await describeRewards({ ...gateway, db: tx }, [row], 'en')
  if (item === undefined) throw new Error(`the reward ${rewardId} is not described`)
  return { ...item, revision: row.revision, cancelled: toDecimal(row.cancelled) }
}

/** The effects of a proposal about money, for its approver. */
export async function describeMoney(
  tx: Db,
  { activities }: GatewayContext,
  {
    userId,
    activityId,
    flags = [],
    money,
  }: {
    userId?: string
    activityId?: string
    flags?: readonly string[]
    money: readonly { asset: string; before: string | Big; after: string | Big }[]
  },
) {
  const user = userId === undefined ? undefined : await findUser(tx, userId)
  const activity = activityId === undefined ? null : await activities.findById(tx, activityId)
  return {
    user: user === undefined ? null : personOf(user),
    title: activity && localize(activity.definition, DEFAULT_LOCALE).title,
    flags: [...flags],
    money: money.map(({ asset, before, after }) => ({
      ...partsOfAsset(asset),
      before: toDecimal(before),
      after: toDecimal(after),
    })),
  }
}

/** @throws DomainError 51001 */
async function lockReward(tx: Db, rewardId: string) {
  return present(await lockAnyReward(tx, rewardId))
}

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

/** POST /ops/v1/rewards/{rewardId}/cancel. A unit without a figure in `cancelAbove` needs a second person. */
export const CANCEL_REWARD = staffCommand(
  cancelCall,
  async (tx, gateway, input, order) => {
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
  {
    kind: 'CANCEL',
    needed: async (tx, gateway, input, order) => {
      const { rewardId, userId, activityId, asset, left } = await lockForChange(tx, gateway, input, order)
      const { amount = null, reason } = input.body
      const unit = unitOfAsset(asset)
      const alone = gateway.config.staffPolicy.second.cancelAbove[unit]
      const taken = amount ?? toDecimal(left)
      if (alone !== undefined && new Big(taken).lte(alone)) return null
      // Fails if the wallet has the payout, so that nobody is asked to approve.
      await rehearse(tx, () => cancelReward(tx, gateway, { rewardId, amount, reason, at: order.at }))
      const money = [{ asset, before: left, after: new Big(left).minus(taken) }]
      return {
        subject: rewardId,
        summary: `takes ${taken} ${unit} of the reward ${rewardId} back`,
        consequences: await describeMoney(tx, gateway, { userId, activityId, money }),
      }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockReward(tx, params.rewardId)).revision),
    waiting: async (tx, gateway, { params }) => ({
      reward: await describeChangedReward(tx, gateway, params.rewardId),
    }),
  },
)

const LONGEST_MS = 30 * DAY_MS

/** POST /ops/v1/rewards/{rewardId}/hold: GRANTED becomes HOLD until then; null ends any hold. */
export const HOLD_REWARD = staffCommand(holdReward, async (tx, gateway, input, order) => {
  const { at } = order
  const { until } = input.body
  if (until !== null && (until <= at || until > at + LONGEST_MS))
    throw malformed('until', 'must be within the next 30 days')
  const before = await lockForChange(tx, gateway, input, order)
  const { rewardId, userId, activityId, source, revision, holdUntil, expiresAt } = before
  if (until !== null && expiresAt !== null && until >= expiresAt)
    throw malformed('until', 'must be before the reward expires')
  const state = rewardStateAt(before, at)
  // A physical prize that waits for its address is HOLD without an end.
  const isTimed = state === 'HOLD' && holdUntil !== null
  if (until === null ? !isTimed : state !== 'GRANTED' && !isTimed)
    throw new StateMoved('rewardId', `the reward is ${state}`, { revision, state })
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
})
