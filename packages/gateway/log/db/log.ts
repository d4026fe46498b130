import type { LogTopic } from '@fanfare/contract/staff/log.ts'
import { query, queryValue, type Db } from '../../db/client.ts'
import { noteAppended } from '../../db/after-commit.ts'

export interface NewLogEntry {
  topic: LogTopic
  /** null when the entry concerns no single user. */
  userId: string | null
  payload: Record<string, unknown>
}

/** Where a reader is: after the entry with this position and id. The position is that of the transaction (ADR 0033). */
export interface LogPosition {
  position: number
  id: number
}

/** `position` and `id` identify an entry and give the order of all entries. */
export interface LogEntry extends NewLogEntry, LogPosition {
  createdAt: number
}

/** Call it in the transaction of the cause. */
export async function appendLog(tx: Db, entries: readonly NewLogEntry[], at: number) {
  if (entries.length === 0) return
  const rows = entries.map(({ topic, userId, payload }) => ({ topic, user_id: userId, payload }))
  await query(tx)`
    insert into log (topic, user_id, payload, created_at)
    select topic, user_id, payload, ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(topic text, user_id text, payload jsonb)
  `
  noteAppended(tx)
}

/** Before every entry. */
export const LOG_START: LogPosition = { position: 0, id: 0 }

/** Whether this entry is kept; entries are deleted in their order, so those after it are, too. */
export const hasLogEntry = (db: Db, { position, id }: LogPosition) =>
  queryValue<boolean>(db)`select exists (select from log where position = ${position}::bigint and id = ${id}::bigint)`

export interface LogBatch {
  entries: LogEntry[]
  /** `more`: ask again now. `pending`: entries are committed, but a transaction with a lower position still runs. */
  rest: 'none' | 'more' | 'pending'
}

/**
 * The next entries after a position, at most `limit`. Transactions that commit later get no lower position than the entries
 * returned: only entries below the oldest running transaction are.
 */
export async function readLog(db: Db, after: LogPosition, limit: number): Promise<LogBatch> {
  const rows = await query<LogEntry & { isFinal: boolean }>(db)`
    select position, id, topic, user_id, payload, created_at, position < seal_horizon() as is_final from log
    where (position, id) > (${after.position}::bigint, ${after.id}::bigint) order by position, id limit ${limit}
  `
  const entries = rows.flatMap(({ isFinal, ...entry }) => (isFinal ? [entry] : []))
  return { entries, rest: entries.length < rows.length ? 'pending' : rows.length === limit ? 'more' : 'none' }
}
