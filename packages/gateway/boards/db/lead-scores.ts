import { sql } from 'kysely'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'
import { replaceScores } from './replace-scores.ts'
import type { ScoreRow } from './scores.ts'

/** The track of the parts that followers add to a lead trader's score on a board, a row for each follower. */
export const partTrack = (track: string, traderId: string) => `${track}/${traderId}`

export type LeadSum = Pick<ScoreRow, 'userId' | 'score' | 'reachedAt'>

/**
 * The lead traders who have joined the activity, with the sum of the parts of their followers. Copies of oneself and parts of
 * removed accounts do not count. With `traderId` only this one.
 */
export async function listLeadSums(
  db: Db,
  { activityId, track, traderId = null }: BoardKey & { traderId?: string | null },
) {
  const { rows } = await sql<LeadSum>`
    with t as materialized (
      select p.user_id from lead_traders l join participations p on p.activity_id = ${activityId} and p.user_id = l.trader_id
      where ${traderId}::text is null or l.trader_id = ${traderId}
    )
    select t.user_id, trim_scale(sum(s.score))::text as score, max(s.reached_at) as reached_at
    from t join scores s on s.activity_id = ${activityId} and s.track = ${partTrack(track, '')} || t.user_id
      and s.user_id <> t.user_id and s.unranked is null
    group by t.user_id
  `.execute(db)
  return rows
}

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
