import Big from 'big.js'
import { lockLiving } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { lockUsers } from '#gateway/evaluation/db/evaluation-queue.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { isWithWallet } from '#gateway/payouts/db/payouts.ts'
import { listFrozen } from '#gateway/results/db/activity-settlements.ts'
import { ledgerReference, markCorrected } from '#gateway/rewards/db/entitlements.ts'
import { lockBalances, userAccount } from '#gateway/rewards/db/ledger.ts'
import type { RewardRow } from '#gateway/rewards/db/rewards.ts'
import { changeSourceStates, lockRewardsOf, openSourceStates } from '#gateway/rewards/db/source-states.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { cancelReward } from '../rewards/awards/cancel-reward.ts'
import { reserveAwards } from '../rewards/awards/reserve-awards.ts'
import type { DueCorrection, Earning } from './plan.ts'

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId'>

/** The budget cannot pay what the facts earn, so that the user keeps the reward. */
class BudgetTooSmall extends Error {}

/**
 * Whether a locked reward is still whole and here: granted or held, not under review, nothing of it used, expired or taken back, not handed over to
 * the wallet, and not part of a result that is frozen.
 */
export async function isCorrectable(
  tx: Db,
  { stateNow: state, ...reward }: RewardRow & { stateNow: RewardRow['state'] },
): Promise<boolean> {
  if (state !== 'GRANTED' && state !== 'HOLD') return false
  if (!new Big(reward.left).eq(reward.quantity) || (await isWithWallet(tx, reward))) return false
  return !(await listFrozen(tx, [reward.activityId])).has(reward.activityId)
}

/**
 * Takes a granted reward back into its budget and reserves what the facts earn instead, in one transaction: an earlier fact decides so that arrived
 * after the grant. The next evaluation grants it. Only the first of two corrections of a reward finds it.
 * @returns false: the reward is final, or the budget cannot pay the other one; nothing was changed
 */
export async function correctReward(
  gateway: Gateway,
  userId: string,
  { granted, wanted }: DueCorrection,
): Promise<boolean> {
  try {
    return await withTransaction(gateway.db, async (tx) => {
      const at = gateway.clock.now()
      await lockUsers(tx, [userId])
      const [reward] = await lockRewardsOf(tx, [{ ...granted, userId }], at)
      if (reward === undefined || !(await isCorrectable(tx, reward))) return false
      // An account of a user is locked before those of budgets.
      await lockBalances(tx, [{ account: userAccount(userId), asset: reward.asset }])
      const { rewardId, quantity } = reward
      await cancelReward(tx, gateway, { rewardId, amount: null, reason: 'CORRECTED', at, isLateFact: true })
      await markCorrected(tx, { ...granted, userId }, at)
      if (wanted !== null && (await lockLiving(tx, [userId])).has(userId)) await reserve(tx, gateway, userId, wanted)
      const detail = { source: granted.source, quantity, replacedBy: wanted?.source ?? null }
      await writeAudit(tx, { at, actor: 'gateway', action: 'reward.corrected', subject: rewardId, detail })
      return true
    })
  } catch (error) {
    if (error instanceof BudgetTooSmall) return false
    throw error
  }
}

async function reserve(tx: Db, gateway: Gateway, userId: string, wanted: Earning) {
  const at = gateway.clock.now()
  const { activityId, source, asset, quantity, earnedAt, claimDeadline } = wanted
  const owned = { userId, activityId, source }
  const [isReserved] = await reserveAwards(tx, gateway, [{ ...owned, asset, quantity, earnedAt }], at)
  if (isReserved !== true) throw new BudgetTooSmall(ledgerReference(userId, wanted))
  await openSourceStates(tx, [owned], at)
  await changeSourceStates(tx, [{ ...owned, status: 'COMPLETED', soldOut: false }], at)
  await appendLog(
    tx,
    [{ topic: 'reward.earned', userId, payload: { activityId, source, earnedAt, claimDeadline } }],
    at,
  )
}
