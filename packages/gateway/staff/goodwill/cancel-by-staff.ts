import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { cancelReward as cancelCall } from '@fanfare/contract/staff/corrections.ts'
import { DEFAULT_LOCALE } from '@fanfare/languages/locales.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { rehearse } from '#gateway/db/transaction.ts'
import { lockAnyReward, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import { localize } from '../../activities/definition/localize.ts'
import { cancelReward } from '../../rewards/cancel-reward.ts'
import { describeRewards } from '../../rewards/list-rewards.ts'
import { rewardStateAt } from '../../rewards/reward-state.ts'
import { toDecimal } from '../../util/decimal.ts'
import { present } from '../../util/domain-error.ts'
import { maskForStaff } from '../../util/mask-name.ts'
import { refuseOwnAccount, requireRevision, staffCommand } from '../staff-change.ts'

/** A reward after a change, in the transaction of the change. */
export async function describeChangedReward(tx: Db, gateway: GatewayContext, row: RewardRow) {
  const [item] = await describeRewards({ ...gateway, db: tx }, [row], 'en')
  if (item === undefined) throw new Error(`the reward ${row.rewardId} is not described`)
  return { ...item, revision: row.revision, cancelled: toDecimal(new Big(row.cancelled)) }
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
    money: readonly { asset: string; before: Big.BigSource; after: Big.BigSource }[]
  },
) {
  const user = userId === undefined ? undefined : await findUser(tx, userId)
  const activity = activityId === undefined ? null : await activities.findById(tx, activityId)
  return {
    user: user === undefined ? null : { userId: user.userId, maskedName: maskForStaff(user.loginName) },
    title: activity === null ? null : localize(activity.definition, DEFAULT_LOCALE).title,
    flags: [...flags],
    money: money.map(({ asset, before, after }) => ({
      rewardType: asset.slice(0, asset.indexOf(':')),
      unit: unitOfAsset(asset),
      before: toDecimal(new Big(before)),
      after: toDecimal(new Big(after)),
    })),
  }
}

/** @throws DomainError 51001 */
export async function lockReward(tx: Db, rewardId: string) {
  return present(await lockAnyReward(tx, rewardId))
}

/** POST /ops/v1/rewards/{rewardId}/cancel. A unit without a figure in `cancelAbove` needs a second person. */
export const CANCEL_REWARD = staffCommand(
  cancelCall,
  async (tx, gateway, { params: { rewardId }, body: { amount = null, reason, ticket, note }, ifMatch }, order) => {
    const before = await lockReward(tx, rewardId)
    refuseOwnAccount(gateway, order, before.userId)
    requireRevision(ifMatch, { revision: before.revision, state: rewardStateAt(before, order.at) })
    const after = await cancelReward(tx, gateway, { rewardId, amount, reason, at: order.at })
    await order.audit({
      action: 'reward.cancelled',
      subject: rewardId,
      reason,
      ticket,
      note,
      before: { state: before.state, left: before.left },
      after: { state: after.state, left: after.left },
    })
    if (before.state === 'REVIEW' && after.state === 'CANCELLED')
      order.afterCommit(() => gateway.metrics.reviewDecisions.inc({ state: 'CLOSED' }))
    return { reward: await describeChangedReward(tx, gateway, after) }
  },
  {
    kind: 'CANCEL',
    needed: async (tx, gateway, { params: { rewardId }, body: { amount = null, reason }, ifMatch }, order) => {
      const row = await lockReward(tx, rewardId)
      refuseOwnAccount(gateway, order, row.userId)
      requireRevision(ifMatch, { revision: row.revision, state: rewardStateAt(row, order.at) })
      const unit = unitOfAsset(row.asset)
      const alone = gateway.config.staffPolicy.second.cancelAbove[unit]
      const taken = amount ?? toDecimal(new Big(row.left))
      if (alone !== undefined && new Big(taken).lte(alone)) return null
      // Fails if the wallet has the payout, so that nobody is asked to approve.
      await rehearse(tx, () => cancelReward(tx, gateway, { rewardId, amount, reason, at: order.at }))
      const { userId, activityId, asset, left } = row
      const money = [{ asset, before: left, after: new Big(left).minus(taken) }]
      return {
        subject: rewardId,
        summary: `takes ${taken} ${unit} of the reward ${rewardId} back`,
        consequences: await describeMoney(tx, gateway, { userId, activityId, money }),
      }
    },
    basedOn: async (tx, _gateway, { params }) => String((await lockReward(tx, params.rewardId)).revision),
    waiting: async (tx, gateway, { params }) => ({
      reward: await describeChangedReward(tx, gateway, await lockReward(tx, params.rewardId)),
    }),
  },
)
