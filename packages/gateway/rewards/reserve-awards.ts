import Big from 'big.js'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  findEntitled,
  insertEntitlements,
  ledgerReference,
  type NewEntitlement,
} from '#gateway/rewards/db/entitlements.ts'
import {
  accountKey,
  budgetAccount,
  lockBalances,
  move,
  postAll,
  reservedAccount,
  type Transfer,
} from '#gateway/rewards/db/ledger.ts'
import type { SourceKey } from '#gateway/db/tables/source.ts'
import type { Owned } from '#gateway/rewards/db/source-states.ts'

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
 * @returns for each reward whether it is reserved, now or earlier; false: the budget cannot pay it, and nothing was changed for it
 */
export async function reserveAwards(
  tx: Db,
  { newId }: Pick<GatewayContext, 'newId'>,
  awards: readonly Reservation[],
  at: number,
): Promise<boolean[]> {
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
