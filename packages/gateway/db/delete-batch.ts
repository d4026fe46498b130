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

/** Deletes at most `limit` rows of which the instant in `column` is before `before`. */
export const deleteBefore =
  <Name extends keyof Database>(table: Name, key: readonly Column<Name>[], column: Column<Name>) =>
  (db: Db, { before, limit }: { before: number; limit: number }) =>
    deleteBatch(db, table, key, sql`${sql.ref(column)} < ${before}::bigint`, limit)

/** Deletes the rows of a table whose time in `column` has come. */
export const expired =
  <Name extends keyof Database>(table: Name, key: readonly Column<Name>[], column = 'expires_at') =>
  (db: Db, now: number, limit: number) =>
    deleteBatch(db, table, key, sql`${sql.ref(column)} <= ${now}::bigint`, limit)
