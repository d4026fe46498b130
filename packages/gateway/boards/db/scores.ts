import { sql } from 'kysely'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'

export interface ScoreRow extends BoardKey {
  userId: string
  /** Decimal string, may be negative. */
  score: string
  /** ms: when this score was reached. */
  reachedAt: number
  /** Why the score has no place; null or absent: it is ranked. */
  unranked?: ReasonCode | null
  /** Only a stored score is replaced. */
  isLeft?: boolean
}

/**
 * Writes scores, each user at most once per board; equal rows are not touched. Rows are locked in the order of their key, so
 * that transactions cannot deadlock.
 */
export async function writeScores(tx: Db, scores: readonly ScoreRow[]) {
  if (scores.length === 0) return
  const column = (key: keyof ScoreRow) => scores.map((score) => score[key] ?? null)
  await sql`
    with n as materialized (
      select *, seal_position() as position from unnest(${column('activityId')}::text[], ${column('track')}::text[], ${column('userId')}::text[],
        ${column('score')}::numeric[], ${column('reachedAt')}::bigint[], ${column('unranked')}::text[], ${column('isLeft')}::boolean[])
        as n(activity_id, track, user_id, score, reached_at, unranked, is_left)
    ), o as materialized (
      select s.activity_id, s.track, s.user_id, s.user_ref, s.score, s.reached_at, s.unranked
      from n join scores s on s.activity_id = n.activity_id and s.track = n.track and s.user_id = n.user_id
    )
    insert into scores as s (activity_id, track, user_id, user_ref, score, reached_at, unranked, position)
    select n.activity_id, n.track, n.user_id, coalesce(o.user_ref, user_ref(n.activity_id, n.user_id)), n.score, n.reached_at, n.unranked, n.position
    from n left join o using (activity_id, track, user_id)
    where case when o.user_id is null then n.is_left is not true
      else (o.score, o.reached_at, o.unranked) is distinct from (n.score, n.reached_at, n.unranked) end
    order by 1, 2, 3
    on conflict (activity_id, track, user_id) do update set
      score = excluded.score, reached_at = excluded.reached_at, unranked = excluded.unranked, position = excluded.position
      where (s.score, s.reached_at, s.unranked) is distinct from (excluded.score, excluded.reached_at, excluded.unranked)
  `.execute(tx)
}

/** A user's live score on a board, without trailing zeros; null when there is none. */
export async function findScore(db: Db, { activityId, track, userId }: BoardKey & { userId: string }) {
  const { rows } = await sql<Pick<ScoreRow, 'score' | 'reachedAt' | 'unranked'>>`
    select trim_scale(score) as score, reached_at, unranked from scores
    where activity_id = ${activityId} and track = ${track} and user_id = ${userId}
  `.execute(db)
  return rows[0] ?? null
}

/** Whether a score of a board was written since position `since`, or may have been. */
export async function haveScoresChanged(db: Db, { activityId, track, since }: BoardKey & { since: number }) {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from scores where activity_id = ${activityId} and track = ${track} and position >= ${since}::bigint
    ) as changed
  `.execute(db)
  return rows[0]?.changed ?? false
}

/** The scores of a board added up, also of participants below its minimum; those who were removed are left out. */
export async function sumScores(db: Db, { activityId, track }: BoardKey) {
  const { rows } = await sql<{ sum: string }>`
    select trim_scale(coalesce(sum(score), 0)) as sum from scores
    where activity_id = ${activityId} and track = ${track} and coalesce(unranked, 'NOT_ENOUGH') = 'NOT_ENOUGH'
  `.execute(db)
  return rows[0]?.sum ?? '0'
}

/** A participant who was removed from a board. */
export type RemovedScore = Pick<ScoreRow, 'userId' | 'score'> & { unranked: ReasonCode }

/** Participants who were removed from a board, with a score of `from` (null means any) or more and below `below`, the highest first. */
export async function listRemoved(
  db: Db,
  { activityId, track, from, below, limit }: BoardKey & { from: string | null; below: string | null; limit: number },
) {
  const { rows } = await sql<RemovedScore>`
    select user_id, trim_scale(score) as score, unranked from scores
    where activity_id = ${activityId} and track = ${track} and unranked in ('MARKET_MAKER', 'MULTI_ACCOUNT')
      and (${from}::numeric is null or score >= ${from}::numeric) and (${below}::numeric is null or score < ${below}::numeric)
    order by score desc, user_id limit ${limit}
  `.execute(db)
  return rows
}
