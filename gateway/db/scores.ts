import { sql } from 'kysely'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from './client.ts'

export interface ScoreRow extends BoardKey {
  userId: string
  /** Decimal string, may be negative. */
  score: string
  /** ms: when this score was reached. */
  reachedAt: number
}

/**
 * Writes scores, each user at most once a board; equal rows are not touched. Rows are locked in the order of their key, so
 * that transactions cannot deadlock.
 */
export async function writeScores(tx: Db, scores: readonly ScoreRow[]): Promise<void> {
  if (scores.length === 0) return
  const column = (key: keyof ScoreRow) => scores.map((score) => score[key])
  await sql`
    insert into scores as s (activity_id, track, user_id, user_ref, score, reached_at)
    select n.activity_id, n.track, n.user_id, coalesce(o.user_ref, user_ref(n.activity_id, n.user_id)), n.score, n.reached_at
    from unnest(${column('activityId')}::text[], ${column('track')}::text[], ${column('userId')}::text[],
      ${column('score')}::numeric[], ${column('reachedAt')}::bigint[]) as n(activity_id, track, user_id, score, reached_at)
    left join scores o using (activity_id, track, user_id)
    where (o.score, o.reached_at) is distinct from (n.score, n.reached_at)
    order by 1, 2, 3
    on conflict (activity_id, track, user_id) do update set
      score = excluded.score, reached_at = excluded.reached_at, position = seal_position()
      where (s.score, s.reached_at) is distinct from (excluded.score, excluded.reached_at)
  `.execute(tx)
}

/** A user's live score on a board, without trailing zeros; null: there is none. */
export async function findScore(
  db: Db,
  { activityId, track, userId }: BoardKey & { userId: string },
): Promise<Pick<ScoreRow, 'score' | 'reachedAt'> | null> {
  const { rows } = await sql<Pick<ScoreRow, 'score' | 'reachedAt'>>`
    select trim_scale(score) as score, reached_at from scores
    where activity_id = ${activityId} and track = ${track} and user_id = ${userId}
  `.execute(db)
  return rows[0] ?? null
}

/** Whether a score of a board was written since position `since`, or may have been. */
export async function haveScoresChanged(
  db: Db,
  { activityId, track, since }: BoardKey & { since: number },
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from scores where activity_id = ${activityId} and track = ${track} and position >= ${since}::bigint
    ) as changed
  `.execute(db)
  return rows[0]?.changed ?? false
}
