import { sql, type RawBuilder } from 'kysely'
import { queryValue, type Db } from '../../db/client.ts'

/** A row: its name in findings, and the text whose SHA-256 is its leaf. */
export interface SealedRow {
  name: string
  text: string
  /** Of a line that was corrected after it was sealed: the SHA-256, hex, of the text then, and of the text since. */
  leaf?: string | null
  corrected?: string | null
}

interface Stream {
  table: string
  /** The column with the time at which a row was written. */
  time: string
  /** The rows with `from <= position < until`, in the order of their leaves. */
  rows: (from: Bound, until: Bound) => RawBuilder<SealedRow>
}
type Bound = RawBuilder<unknown>

/**
 * The append-only tables. A transfer is sealed with its entries, which one transaction writes. The collation "C" makes the
 * order within a position the same in every database.
 */
export const STREAMS = {
  ledger: {
    table: 'ledger_transfers',
    time: 'created_at',
    rows: (from, until) => sql`
      select concat_ws(' ', t.transfer_id, t.kind, t.reference) as name, json_build_array(t.transfer_id, t.kind, t.reference,
        t.created_at, (select json_agg(json_build_array(e.entry_id, e.account, e.asset, e.amount::text) order by e.entry_id)
          from ledger_entries e where e.transfer_id = t.transfer_id))::text as text
      from ledger_transfers t where t.position >= ${from} and t.position < ${until}
      order by t.position, t.transfer_id collate "C"`,
  },
  events: {
    table: 'events',
    time: 'received_at',
    rows: (from, until) => sql`
      select event_id as name,
        json_build_array(event_id, type, user_id, occurred_at, received_at, payload, content_hash)::text as text
      from events where position >= ${from} and position < ${until} order by position, event_id collate "C"`,
  },
  audit: {
    table: 'audit_log',
    time: 'at',
    rows: (from, until) => sql`
      select id::text as name, json_build_array(id, l.at, actor, action, subject, detail)::text as text, c.leaf, c.corrected
      from audit_log l left join audit_corrections c on c.line_id = l.id
      where position >= ${from} and position < ${until} order by position, id`,
  },
} as const satisfies Record<string, Stream>

export type StreamName = keyof typeof STREAMS
export const STREAM_NAMES = Object.keys(STREAMS) as StreamName[]

/** When the oldest row without a seal was written, ms; null when all are sealed. */
export async function oldestUnsealed(db: Db) {
  const times = STREAM_NAMES.map((stream) => {
    const { table, time } = STREAMS[stream]
    return sql`(select ${sql.ref(time)} from ${sql.table(table)}
      where position >= coalesce((select until_position from seals where stream = ${stream} order by seq desc limit 1), 0)
      order by position limit 1)`
  })
  return queryValue<number | null>(db)`select least(${sql.join(times)}) as oldest`
}
