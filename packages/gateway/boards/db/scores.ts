import { sql, type RawBuilder } from 'kysely'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { ofBoard, type BoardKey } from './board-snapshots.ts'
import { query, queryRow, queryValue, type Db } from '../../db/client.ts'

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
  await query(tx)`
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
  `
}

/** A user's live score on a board, without trailing zeros; null when there is none. */
export const findScore = async (db: Db, { userId, ...board }: BoardKey & { userId: string }) =>
  (await queryRow<Pick<ScoreRow, 'score' | 'reachedAt' | 'unranked'> | undefined>(db)`
    select trim_scale(score) as score, reached_at, unranked from scores
    where ${ofBoard(board)} and user_id = ${userId}
  `) ?? null

/** Whether a score of a board was written since position `since`, or may have been. */
export const haveScoresChanged = (db: Db, { since, ...board }: BoardKey & { since: number }) =>
  queryValue<boolean>(db)`
    select exists (
      select from scores where ${ofBoard(board)} and position >= ${since}::bigint
    ) as changed
  `

/** The scores of a board added up, also of participants below its minimum; those who were removed are left out. */
export const sumScores = (db: Db, board: BoardKey) =>
  queryValue<string>(db)`
    select trim_scale(coalesce(sum(score), 0)) as sum from scores
    where ${ofBoard(board)} and coalesce(unranked, 'NOT_ENOUGH') = 'NOT_ENOUGH'
  `

/** A participant who was removed from a board. */
export type RemovedScore = Pick<ScoreRow, 'userId' | 'score'> & { unranked: ReasonCode }

/** Participants who were removed from a board, with a score of `from` (null means any) or more and below `below`, the highest first. */
export const listRemoved = (
  db: Db,
  { from, below, limit, ...board }: BoardKey & { from: string | null; below: string | null; limit: number },
) =>
  query<RemovedScore>(db)`
    select user_id, trim_scale(score) as score, unranked from scores
    where ${ofBoard(board)} and unranked in ('MARKET_MAKER', 'MULTI_ACCOUNT')
      and (${from}::numeric is null or score >= ${from}::numeric) and (${below}::numeric is null or score < ${below}::numeric)
    order by score desc, user_id limit ${limit}
  `

/**
 * Makes `wanted` (user_id, user_ref or null, score, reached_at, unranked) the scores of a board; other participants lose
 * their place. Nested loops are off until the end of the transaction: PostgreSQL cannot estimate how many rows `wanted` has,
 * and a nested loop over 20,000 members took a minute.
 */
export async function replaceScores(tx: Db, { activityId, track }: BoardKey, wanted: RawBuilder<unknown>) {
  await query(tx)`select set_config('enable_nestloop', 'off', true)`
  await query(tx)`
    with wanted as materialized (${wanted}), now_at as materialized (select seal_position() as position), written as (
      insert into scores as s (activity_id, track, user_id, user_ref, score, reached_at, unranked, position)
      select ${activityId}, ${track}, w.user_id, coalesce(o.user_ref, w.user_ref, user_ref(${activityId}, w.user_id)), w.score, w.reached_at, w.unranked,
        (select position from now_at)
      from wanted w left join scores o on o.activity_id = ${activityId} and o.track = ${track} and o.user_id = w.user_id
      where o.user_id is null or (o.score, o.reached_at, o.unranked) is distinct from (w.score, w.reached_at, w.unranked)
      order by w.user_id
      on conflict (activity_id, track, user_id) do update set
        score = excluded.score, reached_at = excluded.reached_at, unranked = excluded.unranked, position = excluded.position
    )
    update scores s set unranked = 'NOT_JOINED', position = (select position from now_at)
    where s.activity_id = ${activityId} and s.track = ${track} and coalesce(s.unranked, '') <> 'NOT_JOINED'
      and not exists (select from wanted w where w.user_id = s.user_id)
  `
}

/** The track of the parts that followers add to a lead trader's score on a board, a row for each follower. */
export const partTrack = (track: string, traderId: string) => `${track}/${traderId}`

/**
 * The lead traders who have joined the activity, with the sum of the parts of their followers. Copies of oneself and parts of
 * removed accounts do not count. With `traderId` only this one.
 */
export const listLeadSums = (db: Db, { activityId, track, traderId = null }: BoardKey & { traderId?: string | null }) =>
  query<Pick<ScoreRow, 'userId' | 'score' | 'reachedAt'>>(db)`
    with t as materialized (
      select p.user_id from lead_traders l join participations p on p.activity_id = ${activityId} and p.user_id = l.trader_id
      where ${traderId}::text is null or l.trader_id = ${traderId}
    )
    select t.user_id, trim_scale(sum(s.score))::text as score, max(s.reached_at) as reached_at
    from t join scores s on s.activity_id = ${activityId} and s.track = ${partTrack(track, '')} || t.user_id
      and s.user_id <> t.user_id and s.unranked is null
    group by t.user_id
  `

/** Makes these the scores of a board of lead traders. */
export async function writeLeadScores(db: Db, board: BoardKey, scores: readonly Omit<ScoreRow, keyof BoardKey>[]) {
  const column = (key: keyof (typeof scores)[number]) => scores.map((score) => score[key] ?? null)
  await replaceScores(
    db,
    board,
    sql`select *, null::text as user_ref from unnest(${column('userId')}::text[], ${column('score')}::numeric[], ${column('reachedAt')}::bigint[],
      ${column('unranked')}::text[]) as n(user_id, score, reached_at, unranked)`,
  )
}

/** Decimal strings. */
interface ScoreParts {
  base: string
  roi: string
  streak: string
  bonusScale: string
}

/** A participant whose rank by volume has a prize, with their places on the other tracks; null when there is no place there. */
interface CombinedTrader {
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
      select snapshot_id from board_snapshots where ${ofBoard({ activityId, track })} order by seq desc limit 1))`
  return query<CombinedTrader>(db)`
    select p.user_id, p.rank, s.reached_at, r.score::text as roi, k.score::text as streak
    from ${places('VOLUME')} as p
    join scores s on s.activity_id = ${activityId} and s.track = 'VOLUME' and s.user_id = p.user_id
    left join ${places('ROI')} as r on r.user_id = p.user_id
    left join ${places('STREAK')} as k on k.user_id = p.user_id
    where p.rank <= ${lastRank}::integer order by p.rank
  `
}

interface CombinedScore extends ScoreParts {
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
  await query(
    tx,
  )`delete from score_parts where activity_id = ${activityId} and user_id <> all(${column('userId')}::text[])`
  await query(tx)`
    insert into score_parts as p (activity_id, user_id, base, roi, streak, bonus_scale)
    select ${activityId}, * from unnest(${column('userId')}::text[], ${column('base')}::numeric[], ${column('roi')}::numeric[],
      ${column('streak')}::numeric[], ${column('bonusScale')}::numeric[])
    on conflict (activity_id, user_id) do update set base = excluded.base, roi = excluded.roi, streak = excluded.streak,
      bonus_scale = excluded.bonus_scale
      where (p.base, p.roi, p.streak, p.bonus_scale) is distinct from (excluded.base, excluded.roi, excluded.streak, excluded.bonus_scale)
  `
}

/** The parts of these participants, by user. */
export async function listScoreParts(
  db: Db,
  activityId: string,
  userIds: readonly string[],
): Promise<Map<string, ScoreParts>> {
  const rows = await query<ScoreParts & { userId: string }>(db)`
    select user_id, trim_scale(base)::text as base, trim_scale(roi)::text as roi, trim_scale(streak)::text as streak,
      trim_scale(bonus_scale)::text as bonus_scale
    from score_parts where activity_id = ${activityId} and user_id = any(${userIds}::text[])
  `
  return new Map(rows.map(({ userId, ...parts }) => [userId, parts]))
}

/** The share that is paid of the parts above the base, a decimal string: the same for all; null when there are no scores. */
export const findBonusScale = (db: Db, activityId: string) =>
  queryValue<string>(db)`
    select trim_scale(bonus_scale)::text as scale from score_parts where activity_id = ${activityId} limit 1`
