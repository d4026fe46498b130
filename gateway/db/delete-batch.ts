import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/**
 * Deletes at most `limit` rows: whatever has piled up, no statement outlasts its time-out or holds many locks. A row that
 * changes meanwhile is left alone.
 * @returns how many went
 */
export async function deleteBatch(
  db: Db,
  table: keyof Database,
  isOver: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${isOver} limit ${limit}
    ))
  `.execute(db)
  return Number(numAffectedRows ?? 0n)
}
