import Big from 'big.js'
import { sql } from 'kysely'
import type { Db } from './client.ts'
import { markSoldOutDirty } from './dirty-users.ts'
import { accountKey, budgetAccount, lockBalances, move, post, TREASURY } from './ledger.ts'

export interface BudgetFunding {
  activityId: string
  /** `assetOf` of the budget line. */
  asset: string
  /** Decimal string: reserved and granted together never exceed it. */
  limit: string
  /** A new id for the transfer, if one is needed. */
  transferId: string
  at: number
}

/** A limit may not be lowered below what is reserved or granted already. */
export class BudgetCommittedError extends Error {
  readonly asset: string
  /** Decimal string: the least limit that would do. */
  readonly committed: string

  constructor(asset: string, committed: string) {
    super(`${committed} of ${asset} is reserved or granted already`)
    this.name = 'BudgetCommittedError'
    this.asset = asset
    this.committed = committed
  }
}

/** Sets the limit of a budget, at publication and again; asks users who found it empty anew when it grows. */
export async function fundBudget(
  tx: Db,
  { activityId, asset, limit, transferId, at }: BudgetFunding,
): Promise<void> {
  await sql`insert into budgets (activity_id, asset, "limit") values (${activityId}, ${asset}, 0) on conflict do nothing`.execute(
    tx,
  )
  const { limit: before } = await tx
    .selectFrom('budgets')
    .select('limit')
    .where('activityId', '=', activityId)
    .where('asset', '=', asset)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const difference = new Big(limit).minus(before)
  if (difference.eq(0)) return
  const account = budgetAccount(activityId)
  if (difference.lt(0)) {
    const free = (await lockBalances(tx, [{ account, asset }])).get(accountKey(account, asset)) ?? '0'
    if (new Big(free).plus(difference).lt(0))
      throw new BudgetCommittedError(asset, new Big(before).minus(free).toFixed())
  }
  await post(tx, {
    transferId,
    kind: 'FUND',
    reference: `${activityId}:${asset}:${transferId}`,
    at,
    entries: move(asset, difference.toFixed(), TREASURY, account),
  })
  await tx
    .updateTable('budgets')
    .set({ limit })
    .where('activityId', '=', activityId)
    .where('asset', '=', asset)
    .execute()
  if (difference.gt(0)) await markSoldOutDirty(tx, [activityId], at)
}
