import Big from 'big.js'
import { lockLiving } from '#gateway/accounts/db/users.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import {
  findEntitled,
  insertEntitlements,
  ledgerReference,
  type NewEntitlement,
} from '#gateway/rewards/db/entitlements.ts'
import { grantEntitlements } from '#gateway/rewards/db/grant-entitlements.ts'
import {
  accountKey,
  budgetAccount,
  lockBalances,
  move,
  postAll,
  reservedAccount,
  type Transfer,
} from '#gateway/rewards/db/ledger.ts'
import { findRewardOf, type RewardRow } from '#gateway/rewards/db/rewards.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** A reward without a claim: a draw's prize, a rank, a team's share, a tier, a cover, an operator's grant. */
export interface Reservation extends Owned<SourceKey> {
  asset: string
  /** Decimal string. */
  quantity: string
  /** ms */
  earnedAt: number
}

/**
 * Reserves rewards without a claim in their budgets, in the given order, each source once: a concurrent reservation of the same
 * source waits for the lock of the budget and then finds the entitlement. The users must take part in the activities.
 * @returns for each reward whether it is reserved, now or earlier; false: the budget cannot pay it, or its user has deleted the account, and
 * nothing was changed for it
 */
export async function reserveAwards(
  tx: Db,
  { newId }: Pick<GatewayContext, 'newId'>,
  awards: readonly Reservation[],
  at: number,
) {
  const living = await lockLiving(tx, userIdsOf(awards))
  const balances = await lockBalances(
    tx,
    awards.map(({ activityId, asset }) => ({ account: budgetAccount(activityId), asset })),
  )
  const entitled = await findEntitled(tx, awards)
  const entitlements: Owned<NewEntitlement>[] = []
  const transfers: Transfer[] = []
  const areReserved = awards.map((award) => {
    const { userId, activityId, source, asset, quantity, earnedAt } = award
    const reference = ledgerReference(userId, award)
    if (entitled.has(reference)) return true
    if (!living.has(userId)) return false
    const budget = accountKey(budgetAccount(activityId), asset)
    const left = new Big(balances.get(budget) ?? 0).minus(quantity)
    if (left.lt(0)) return false
    balances.set(budget, left.toFixed())
    entitled.add(reference)
    const reservationId = newId('tr')
    entitlements.push({ userId, activityId, source, asset, quantity, earnedAt, claimDeadline: null, reservationId })
    const entries = move(asset, quantity, budgetAccount(activityId), reservedAccount(activityId))
    transfers.push({ transferId: reservationId, kind: 'RESERVE', reference, entries })
    return true
  })
  await insertEntitlements(tx, entitlements, at)
  await postAll(tx, at, transfers)
  return areReserved
}

export interface Award extends Reservation {
  /** null when paid at once. */
  holdUntil?: number | null
  /** null when it does not end. */
  expiresAt?: number | null
}

/**
 * Reserves and grants awards in one transaction, each once for its source: repeated, it answers with the reward of before. At most
 * one award per user; the users must take part in the activities.
 * @returns the rewards in the order of the awards; null when the budget cannot pay, nothing was changed for that award
 */
export const award = (gateway: Pick<GatewayContext, 'db' | 'newId'>, awards: readonly Award[]) =>
  withTransaction(gateway.db, (tx) => awardIn(tx, gateway, awards))

/** The same in the transaction of its caller. */
export async function awardIn(tx: Db, gateway: Pick<GatewayContext, 'newId'>, awards: readonly Award[]) {
  const areReserved = await reserveAwards(tx, gateway, awards, Math.min(...awards.map(({ earnedAt }) => earnedAt)))
  const grants = awards
    .filter((_, index) => areReserved[index])
    .map(({ userId, activityId, source, earnedAt, holdUntil = null, expiresAt = null }) => ({
      userId,
      activityId,
      sources: [source, source] as const,
      version: null,
      holdUntil,
      expiresAt,
      rewardId: gateway.newId('rw'),
      transferId: gateway.newId('tr'),
      at: earnedAt,
      evenIfQueued: true,
      evenIfPaused: true as const,
    }))
  const granted = await grantEntitlements(tx, grants)
  return rewardsOf(tx, awards, [...granted.values()])
}

async function rewardsOf(tx: Db, awards: readonly Award[], granted: RewardRow[]) {
  const byUser = new Map(granted.map((reward) => [reward.userId, reward]))
  const rewards: (RewardRow | null)[] = []
  for (const { userId, activityId, source } of awards)
    rewards.push(byUser.get(userId) ?? (await findRewardOf(tx, userId, { activityId, source })))
  return rewards
}
