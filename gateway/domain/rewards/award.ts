import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { hasEntitlement, insertEntitlements, ledgerReference, type NewEntitlement } from '#gateway/db/entitlements.ts'
import { accountKey, budgetAccount, lockBalances, move, post, reservedAccount } from '#gateway/db/ledger.ts'
import type { SourceKey } from '#gateway/db/source.ts'
import { findRewardOf, type RewardRow } from '#gateway/db/rewards.ts'
import { withTransaction } from '#gateway/db/transaction.ts'

/** A reward without a claim: a draw's prize, a rank, a team's share, a tier, a cover, an operator's grant. */
export interface Award extends SourceKey {
  userId: string
  asset: string
  /** Decimal string. */
  quantity: string
  earnedAt: number
  /** null: paid at once. */
  holdUntil: number | null
  /** null: it does not end. */
  expiresAt: number | null
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'newId' | 'grantClaim'>

/**
 * Reserves and grants an award, once for its source, in two transactions: repeated after a crash it grants the
 * existing reservation. The user must take part in the activity.
 * @returns null when the budget cannot pay; nothing was changed then
 */
export async function award(
  gateway: Gateway,
  { userId, holdUntil, expiresAt, ...earned }: Award,
): Promise<RewardRow | null> {
  const { db, clock, newId, grantClaim } = gateway
  const { activityId, source } = earned
  const at = clock.now()
  const terms = { ...earned, claimDeadline: null, reservationId: newId('tr') }
  if (!(await withTransaction(db, (tx) => reserve(tx, userId, terms, at)))) return null
  const granted = await grantClaim({
    userId,
    activityId,
    sources: [source, source],
    version: null,
    holdUntil,
    expiresAt,
    rewardId: newId('rw'),
    transferId: newId('tr'),
    at,
    evenIfQueued: true,
  })
  return granted ?? findRewardOf(db, userId, { activityId, source })
}

type Terms = NewEntitlement & { reservationId: string }

/** A concurrent award of the same source waits for the lock of the budget and then finds the entitlement. */
async function reserve(tx: Db, userId: string, terms: Terms, at: number): Promise<boolean> {
  const { activityId, asset, quantity, reservationId } = terms
  const budget = { account: budgetAccount(activityId), asset }
  const free = (await lockBalances(tx, [budget])).get(accountKey(budget.account, asset)) ?? '0'
  if (await hasEntitlement(tx, userId, terms)) return true
  if (new Big(free).lt(quantity)) return false
  await insertEntitlements(tx, [{ ...terms, userId }], at)
  await post(tx, {
    transferId: reservationId,
    kind: 'RESERVE',
    reference: ledgerReference(userId, terms),
    at,
    entries: move(asset, quantity, budget.account, reservedAccount(activityId)),
  })
  return true
}
