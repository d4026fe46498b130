import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { cancelReward as cancelCall } from '@fanfare/contract/staff/corrections.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { lockAnyReward } from '#gateway/rewards/db/rewards.ts'
import { localize } from '../../activities/definition/localize.ts'
import { cancelReward } from '../../rewards/cancel-reward.ts'
import { partsOfAsset } from '../../rewards/describe-stored-reward.ts'
import { describeRewards } from '../../rewards/list-rewards.ts'
import { rewardStateAt } from '../../rewards/reward-state.ts'
import { toDecimal } from '../../util/decimal.ts'
import { present } from '../../util/domain-error.ts'
import { personOf } from '../../util/mask-name.ts'
import { refuseOwnAccount, requireRevision, staffCommand, type StaffOrder } from '../staff-change.ts'

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
export async function lockForChange(
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
