import type { Generated, JSONColumnType } from 'kysely'
import type { Instant, Position } from './columns.ts'

export interface SealsTables {
  /** Actions with their actors (D-26), append-only. */
  auditLog: {
    id: Generated<string>
    at: Instant
    actor: string
    action: string
    subject: string
    detail: JSONColumnType<Record<string, unknown>>
    position: Position
  }
  /** A batch of rows of one stream, chained to the batch before it (ADR 0025); append-only. */
  seals: {
    stream: string
    seq: number
    /** The rows whose position is at least `fromPosition` and below `untilPosition`. */
    fromPosition: number
    untilPosition: number
    rowCount: number
    /** JSON array of text: which row each leaf belongs to. */
    names: string
    /** 32 bytes per row: SHA-256 of its text. */
    leaves: Buffer
    /** Hex SHA-256 of leaves and names. */
    root: string
    /** The hash of the seal before it; the id of the database for the first. */
    previous: string
    sealedAt: Instant
    hash: string
  }
  /** One row: the id by which the anchor outside the database knows it. */
  sealOrigin: {
    databaseId: string
  }
}
