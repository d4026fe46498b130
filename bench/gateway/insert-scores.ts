import { sql } from 'kysely'
import type { createDb } from '@fanfare/gateway/db/client.ts'
import { inLongTransaction } from '@fanfare/gateway/db/long-transaction.ts'

const CHUNK = 50_000

interface ScoresInput {
  activityId: string
  track: string
  /** The numbered traders `from` to `to`. */
  from: number
  to: number
}

/** Random scores from 0 to a million, reached at 1, 2 … ms since the epoch, as evaluations would have written them. */
export async function insertScores(
  db: ReturnType<typeof createDb>,
  { activityId, track, from, to }: ScoresInput,
): Promise<void> {
  for (let first = from; first <= to; first += CHUNK)
    await inLongTransaction(db, (tx) =>
      sql`
        insert into scores (activity_id, track, user_id, user_ref, score, reached_at)
        select ${activityId}, ${track}, id, user_ref(${activityId}, id), trunc((random() * 1000000)::numeric, 2), n
        from generate_series(${first}::int, ${Math.min(first + CHUNK - 1, to)}::int) as n, lateral (select 'bench-' || n as id) as u
      `.execute(tx),
    )
}

/** Changes one of so many scores of a board. */
export const changeScores = (
  db: ReturnType<typeof createDb>,
  { activityId, track, oneOf }: { activityId: string; track: string; oneOf: number },
): Promise<unknown> =>
  inLongTransaction(db, (tx) =>
    sql`
      update scores set score = score + 1, position = seal_position()
      where activity_id = ${activityId} and track = ${track} and mod(reached_at, ${oneOf}::bigint) = 0`.execute(tx),
  )
