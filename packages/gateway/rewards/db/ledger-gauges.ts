import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** How many assets have accounts that do not sum to zero: by the balances, which triggers keep. */
export async function unbalancedAssets(db: Db): Promise<number> {
  const { rows } = await sql<{ assets: number }>`
    select count(*) as assets from (select from ledger_accounts group by asset having sum(balance) <> 0) as broken
  `.execute(db)
  return rows[0]?.assets ?? 0
}

/** The lowest balance among budgets and reservations, as an inexact number for a gauge. */
export async function lowestBudget(db: Db): Promise<number> {
  const { rows } = await sql<{ lowest: string | null }>`
    select min(balance) as lowest from ledger_accounts where account like 'budget:%' or account like 'reserved:%'
  `.execute(db)
  return Number(rows[0]?.lowest ?? 0)
}
