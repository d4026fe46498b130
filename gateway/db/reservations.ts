import { sql } from 'kysely'
import type { Db } from './client.ts'

/** What each RESERVE transfer set aside: its asset and decimal quantity. */
export async function reservedAmounts(
  db: Db,
  transferIds: readonly string[],
): Promise<Map<string, { asset: string; quantity: string }>> {
  if (transferIds.length === 0) return new Map()
  const { rows } = await sql<{ transferId: string; asset: string; quantity: string }>`
    select transfer_id, asset, amount as quantity from ledger_entries
    where transfer_id = any(${transferIds}::text[]) and amount > 0
  `.execute(db)
  return new Map(rows.map(({ transferId, asset, quantity }) => [transferId, { asset, quantity }]))
}
