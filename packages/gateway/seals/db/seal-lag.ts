import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { STREAM_NAMES, STREAMS } from './seal-streams.ts'

/** When the oldest row without a seal was written, ms; null: all are sealed. */
export async function oldestUnsealed(db: Db): Promise<number | null> {
  const times = STREAM_NAMES.map((stream) => {
    const { table, time } = STREAMS[stream]
    return sql`(select ${sql.ref(time)} from ${sql.table(table)}
      where position >= coalesce((select until_position from seals where stream = ${stream} order by seq desc limit 1), 0)
      order by position limit 1)`
  })
  const { rows } = await sql<{ oldest: number | null }>`select least(${sql.join(times)}) as oldest`.execute(db)
  return rows[0]?.oldest ?? null
}
