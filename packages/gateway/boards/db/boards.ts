import { sql } from 'kysely'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'

export interface Board {
  track: string
  /** ms between two snapshots. */
  cadenceMs: number
  /** ms: when the first snapshot is due. */
  firstAt: number
}

/**
 * Registers the boards of an activity, in the transaction of its publication. A board that exists keeps its next snapshot
 * unless `firstAt` is earlier.
 */
export async function registerBoards(tx: Db, activityId: string, boards: readonly Board[]) {
  if (boards.length === 0) return
  await sql`
    insert into boards as b (activity_id, track, cadence_ms, next_at)
    select ${activityId}, * from unnest(${boards.map(({ track }) => track)}::text[],
      ${boards.map(({ cadenceMs }) => cadenceMs)}::bigint[], ${boards.map(({ firstAt }) => firstAt)}::bigint[])
    on conflict (activity_id, track) do update set cadence_ms = excluded.cadence_ms,
      next_at = case when b.next_at is not null then least(b.next_at, excluded.next_at) end
  `.execute(tx)
}

/** Of these scores those of a board; parts of other scores have tracks that no board has. */
export async function onBoards<Score extends BoardKey>(db: Db, scores: readonly Score[]) {
  const ids = new Set(scores.map(({ activityId }) => activityId))
  if (ids.size === 0) return []
  const rows = await db
    .selectFrom('boards')
    .select(['activityId', 'track'])
    .where('activityId', 'in', [...ids])
    .execute()
  const boards = new Set(rows.map(({ activityId, track }) => `${activityId} ${track}`))
  return scores.filter(({ activityId, track }) => boards.has(`${activityId} ${track}`))
}

/** `next_at` has come; one further away than the cadence shows that the clock has been set back. */
const isDue = (now: number) => sql<boolean>`(next_at <= ${now}::bigint or next_at > ${now}::bigint + cadence_ms)`

export async function listDueBoards(db: Db, now: number) {
  const { rows } = await sql<BoardKey>`
    select activity_id, track from boards where ${isDue(now)} order by next_at
  `.execute(db)
  return rows
}

export async function isBoardDue(db: Db, { activityId, track }: BoardKey, now: number) {
  const { rows } = await sql`
    select from boards where activity_id = ${activityId} and track = ${track} and ${isDue(now)}
  `.execute(db)
  return rows.length > 0
}

/** ms: when the board was last due, at or before `now`, also if no score had changed then; null after the final snapshot. */
export async function findLastCheck(db: Db, { activityId, track }: BoardKey, now: number) {
  const { rows } = await sql<{ at: number }>`
    select least(next_at - cadence_ms, ${now}::bigint) as at from boards
    where activity_id = ${activityId} and track = ${track} and next_at is not null
  `.execute(db)
  return rows[0]?.at ?? null
}

/** Sets the next snapshot to the first whole number of cadences from the last one that is after `now`. */
export async function scheduleNextSnapshot(tx: Db, { activityId, track }: BoardKey, now: number) {
  await sql`
    update boards set next_at = ${now}::bigint + cadence_ms - mod(mod(${now}::bigint - next_at, cadence_ms) + cadence_ms, cadence_ms)
    where activity_id = ${activityId} and track = ${track} and next_at is not null
  `.execute(tx)
}

/** After its final snapshot. */
export async function endBoard(tx: Db, { activityId, track }: BoardKey) {
  await sql`update boards set next_at = null where activity_id = ${activityId} and track = ${track}`.execute(tx)
}
