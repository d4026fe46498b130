import { sql, type RawBuilder } from 'kysely'
import { changeRows, type Db } from './client.ts'
import type { Database } from './schema.ts'

type Column<Name extends keyof Database> = keyof Database[Name] & string

/**
 * Deletes at most `limit` rows, so that no statement reaches its timeout or holds many locks. Rows that cease to match during the statement stay.
 * @param key unique columns of the table
 * @returns the number of deleted rows
 */
export function deleteBatch<Name extends keyof Database>(
  db: Db,
  table: Name,
  key: readonly Column<Name>[],
  isOver: RawBuilder<unknown>,
  limit: number,
) {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  return changeRows(db)`
    delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from ${sql.table(table)} where ${isOver} limit ${limit}
    ) and (${isOver})
  `
}

/** Deletes at most `limit` rows of a table whose instant in `column` is `before` or earlier. */
export const deleteUntil =
  <Name extends keyof Database>(table: Name, key: readonly Column<Name>[], column = 'expires_at') =>
  (db: Db, { before, limit }: { before: number; limit: number }) =>
    deleteBatch(db, table, key, sql`${sql.ref(column)} <= ${before}::bigint`, limit)
