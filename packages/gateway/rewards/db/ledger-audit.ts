import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

interface BudgetTotal {
  activityId: string
  asset: string
  /** Decimal strings. */
  limit: string
  reserved: string
  spent: string
}

/** Sums entries; does not rely on the stored balances. */
export async function budgetTotals(db: Db) {
  const { rows } = await sql<BudgetTotal>`
    with b as materialized (select activity_id, asset, "limit" from budgets),
    r as materialized (select activity_id, asset, sum(quantity - cancelled) as spent from rewards group by activity_id, asset)
    select b.activity_id, b.asset, b."limit", coalesce(r.spent, 0) as spent,
      coalesce((select sum(e.amount) from ledger_entries e where e.account = 'reserved:' || b.activity_id and e.asset = b.asset), 0) as reserved
    from b left join r using (activity_id, asset) order by b.activity_id, b.asset
  `.execute(db)
  return rows
}

/** `grants`: GRANT transfers; `claimed`: rows of rewards. */
export async function countGrants(db: Db) {
  const { rows } = await sql<{ grants: number; claimed: number }>`
    select (select count(*) from ledger_transfers where kind = 'GRANT') as grants, (select count(*) from rewards) as claimed
  `.execute(db)
  return rows[0] ?? { grants: 0, claimed: 0 }
}

/** Every transfer sums to zero in every asset, and every account holds what its entries say. */
export async function isBalanced(db: Db) {
  const { rows } = await sql<{ balanced: boolean }>`
    select not exists (select 1 from ledger_entries group by transfer_id, asset having sum(amount) <> 0)
      and not exists (
        select 1 from ledger_accounts a left join (
          select account, asset, sum(amount) as total from ledger_entries group by account, asset
        ) e using (account, asset) where a.balance <> coalesce(e.total, 0)
      ) as balanced
  `.execute(db)
  return rows[0]?.balanced ?? false
}

/** How many assets have accounts that do not sum to zero: by the balances, which triggers keep. */
export async function unbalancedAssets(db: Db) {
  const { rows } = await sql<{ assets: number }>`
    select count(*) as assets from (select from ledger_accounts group by asset having sum(balance) <> 0) as broken
  `.execute(db)
  return rows[0]?.assets ?? 0
}

/** The lowest balance among budgets and reservations, as an inexact number for a gauge. */
export async function lowestBudget(db: Db) {
  const { rows } = await sql<{ lowest: string | null }>`
    select min(balance) as lowest from ledger_accounts where account like 'budget:%' or account like 'reserved:%'
  `.execute(db)
  return Number(rows[0]?.lowest ?? 0)
}
