import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, Position } from './columns.ts'

export interface LogTables {
  /** Written in the transaction of its cause, followed by any number of readers in the order of position and id (ADR 0033). */
  log: {
    position: Position
    id: Generated<number>
    topic: string
    userId: string | null
    payload: JSONColumnType<Record<string, unknown>>
    createdAt: Instant
  }
  /** The last entry of the log that a reader has handled. */
  logCursors: {
    reader: string
    position: Generated<number>
    id: Generated<number>
    /** Entries that were deleted before the reader had handled them. */
    lost: Generated<number>
    updatedAt: Instant
  }
}
