import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'
import type { Database } from './schema.ts'

/**
 * Deletes at most `limit` rows, so that no statement reaches its timeout or holds many locks. Rows that change during the
 * statement stay.
 * @returns the number of deleted rows
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
