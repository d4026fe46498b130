import Big from 'big.js'
import { sql } from 'kysely'
import { query, type Db } from '../../db/client.ts'
import { enqueueSelected } from '../../evaluation/db/evaluation-queue.ts'
import { accountKey, budgetAccount, lockBalances, move, post, TREASURY } from '../../rewards/db/ledger.ts'

interface BudgetFunding {
  activityId: string
  /** `assetOf` of the budget line. */
  asset: string
  /** Decimal string: reserved and granted together never exceed it. */
  limit: string
  /** Id of the transfer, if one is needed. */
  transferId: string
  at: number
}

/** A limit cannot go below the amount that is reserved or granted already. */
export class BudgetCommittedError extends Error {
  readonly asset: string
  /** Decimal string: the lowest possible limit. */
  readonly committed: string

  constructor(asset: string, committed: string) {
    super(`${committed} of ${asset} is reserved or granted already`)
    this.name = 'BudgetCommittedError'
    this.asset = asset
    this.committed = committed
  }
}

/** Sets the limit of a budget, at each publication. When it grows, users who found it empty are evaluated again. */
export async function fundBudget(tx: Db, { activityId, asset, limit, transferId, at }: BudgetFunding) {
  await query(
    tx,
  )`insert into budgets (activity_id, asset, "limit") values (${activityId}, ${asset}, 0) on conflict do nothing`
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
    .set(difference.gt(0) ? { limit, freedAt: at } : { limit })
    .where('activityId', '=', activityId)
    .where('asset', '=', asset)
    .execute()
}

/** Marks budgets as grown. Call it before locking their accounts, as `fundBudget` does. */
export async function markFreed(tx: Db, budgets: readonly { activityId: string; asset: string }[], at: number) {
  if (budgets.length === 0) return
  await query(tx)`
    update budgets b set freed_at = ${at}::bigint where (activity_id, asset) in (
      select t.activity_id, t.asset
      from unnest(${budgets.map((b) => b.activityId)}::text[], ${budgets.map((b) => b.asset)}::text[]) as t(activity_id, asset)
    )
  `
}

/**
 * Puts all users with a sold-out source of a freed budget into the evaluation queue. It first enqueues and then resets the
 * budgets, so that no budget is locked during the wait for queue rows; after a crash in between it enqueues again.
 * @returns the number of freed budgets
 */
export async function enqueueSoldOut(db: Db, now: number) {
  const freed = await db
    .selectFrom('budgets')
    .select(['activityId', 'asset', 'freedAt'])
    .where('freedAt', 'is not', null)
    .execute()
  if (freed.length === 0) return 0
  const activityIds = freed.map(({ activityId }) => activityId)
  // `offset 0` makes the planner use the index of sold-out sources; for `distinct` alone it would read all states by user.
  const soldOut = sql`
    select distinct user_id from (
      select user_id from source_states where sold_out and activity_id = any(${activityIds}::text[]) offset 0) as found`
  await enqueueSelected(db, soldOut, now)
  for (const { activityId, asset, freedAt } of freed)
    await db
      .updateTable('budgets')
      .set({ freedAt: null })
      .where('activityId', '=', activityId)
      .where('asset', '=', asset)
      .where('freedAt', '=', freedAt)
      .execute()
  return freed.length
}

/** The most activities, or budgets, in a list for metrics. */
export const RUNNING_MAXIMUM = 200

const isRunning = (now: number) =>
  sql`a.start_time <= ${now}::bigint and a.end_time > ${now}::bigint and not a.cancelled`

/** The budgets of running activities, those with the smallest share left first; `left` and `limit` are decimal strings. */
export const listRunningBudgets = (db: Db, now: number) =>
  query<{ alias: string; asset: string; left: string; limit: string }>(db)`
    select a.alias, b.asset, b."limit", coalesce(l.balance, 0) as "left"
    from activities a join budgets b using (activity_id)
      left join ledger_accounts l on l.account = 'budget:' || a.activity_id and l.asset = b.asset
    where ${isRunning(now)}
    order by coalesce(l.balance, 0) / nullif(b."limit", 0), a.alias, b.asset limit ${RUNNING_MAXIMUM}
  `

/** How many users have joined each running activity, the most first. */
export const listRunningParticipants = (db: Db, now: number) =>
  query<{ alias: string; participants: number }>(db)`
    select a.alias, a.participants from activities a where ${isRunning(now)}
    order by a.participants desc, a.alias limit ${RUNNING_MAXIMUM}
  `
