import { tryLock } from '../../db/advisory-lock.ts'
import { query, type Db } from '../../db/client.ts'
import type { LogPosition } from './log.ts'

/** A reader without a cursor begins with the oldest entry that is kept. */
export async function createCursor(db: Db, reader: string, at: number) {
  await db
    .insertInto('logCursors')
    .values({ reader, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Locks a reader's cursor until the end of the transaction; null when another transaction has it. Unlike a row lock, an advisory lock takes no
 * transaction id, so a reader without new entries does not hold back the others.
 */
export async function lockCursor(tx: Db, reader: string) {
  if (!(await tryLock(tx, `log:${reader}`))) return null
  // A second statement, because the first one's snapshot may be from before the lock.
  const cursors = tx.selectFrom('logCursors').select(['position', 'id']).where('reader', '=', reader)
  return (await cursors.executeTakeFirst()) ?? null
}

export async function moveCursor(tx: Db, reader: string, to: LogPosition, at: number) {
  const { position, id } = to
  await tx.updateTable('logCursors').set({ position, id, updatedAt: at }).where('reader', '=', reader).execute()
}

export interface ReaderState {
  reader: string
  /** When the oldest entry that it has not handled was written, ms; null when it has handled all. */
  since: number | null
  /** Entries that were deleted before the reader had handled them. */
  lost: number
}

export const listReaders = (db: Db) =>
  query<ReaderState>(db)`
    select reader, lost, (
      select created_at from log l where (l.position, l.id) > (c.position, c.id) order by l.position, l.id limit 1
    ) as since from log_cursors c order by reader
  `
