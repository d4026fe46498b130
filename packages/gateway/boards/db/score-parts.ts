import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { replaceScores } from './replace-scores.ts'

/** Decimal strings. */
export interface ScoreParts {
  base: string
  roi: string
  streak: string
  bonusScale: string
}

/** A participant whose rank by volume has a prize, with their places on the other tracks; null when there is no place there. */
export interface CombinedTrader {
  userId: string
  rank: number
  /** ms: of the volume. */
  reachedAt: number
  /** Decimal strings. */
  roi: string | null
  streak: string | null
}

/** The first `lastRank` by volume in the newest snapshots of the tracks. */
export async function listCombinedTraders(db: Db, activityId: string, lastRank: number) {
  const places = (track: string) => sql`(
    select user_id, rank, score from board_places where snapshot_id = (
      select snapshot_id from board_snapshots where activity_id = ${activityId} and track = ${track} order by seq desc limit 1))`
  const { rows } = await sql<CombinedTrader>`
    select p.user_id, p.rank, s.reached_at, r.score::text as roi, k.score::text as streak
    from ${places('VOLUME')} as p
    join scores s on s.activity_id = ${activityId} and s.track = 'VOLUME' and s.user_id = p.user_id
    left join ${places('ROI')} as r on r.user_id = p.user_id
    left join ${places('STREAK')} as k on k.user_id = p.user_id
    where p.rank <= ${lastRank}::integer order by p.rank
  `.execute(db)
  return rows
}

export interface CombinedScore extends ScoreParts {
  userId: string
  /** Decimal string, above 0. */
  score: string
  reachedAt: number
}

/** Makes these the scores of the board COMBINED, with their parts. */
export async function writeCombinedScores(tx: Db, activityId: string, scores: readonly CombinedScore[]) {
  const column = (key: keyof CombinedScore) => scores.map((score) => score[key])
  await replaceScores(
    tx,
    { activityId, track: 'COMBINED' },
    sql`select *, null::text as user_ref, null::text as unranked from unnest(${column('userId')}::text[], ${column('score')}::numeric[],
      ${column('reachedAt')}::bigint[]) as n(user_id, score, reached_at)`,
  )
  await sql`delete from score_parts where activity_id = ${activityId} and user_id <> all(${column('userId')}::text[])`.execute(
    tx,
  )
  await sql`
    insert into score_parts as p (activity_id, user_id, base, roi, streak, bonus_scale)
    select ${activityId}, * from unnest(${column('userId')}::text[], ${column('base')}::numeric[], ${column('roi')}::numeric[],
      ${column('streak')}::numeric[], ${column('bonusScale')}::numeric[])
    on conflict (activity_id, user_id) do update set base = excluded.base, roi = excluded.roi, streak = excluded.streak,
      bonus_scale = excluded.bonus_scale
      where (p.base, p.roi, p.streak, p.bonus_scale) is distinct from (excluded.base, excluded.roi, excluded.streak, excluded.bonus_scale)
  `.execute(tx)
}

/** The parts of these participants, by user. */
export async function listScoreParts(
  db: Db,
  activityId: string,
  userIds: readonly string[],
): Promise<Map<string, ScoreParts>> {
  const { rows } = await sql<ScoreParts & { userId: string }>`
    select user_id, trim_scale(base)::text as base, trim_scale(roi)::text as roi, trim_scale(streak)::text as streak,
      trim_scale(bonus_scale)::text as bonus_scale
    from score_parts where activity_id = ${activityId} and user_id = any(${userIds}::text[])
  `.execute(db)
  return new Map(rows.map(({ userId, ...parts }) => [userId, parts]))
}

/** The share that is paid of the parts above the base, a decimal string: the same for all; null when there are no scores. */
export async function findBonusScale(db: Db, activityId: string) {
  const { rows } = await sql<{ scale: string }>`
    select trim_scale(bonus_scale)::text as scale from score_parts where activity_id = ${activityId} limit 1`.execute(
    db,
  )
  return rows[0]?.scale ?? null
}
