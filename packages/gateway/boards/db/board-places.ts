import { sql } from 'kysely'
import type { BoardKey } from './board-snapshots.ts'
import type { Db } from '../../db/client.ts'
import { lastOfDayBefore } from './replaced-snapshots.ts'

/** A row of a board. */
export interface BoardPlace {
  /** From 1, each once. */
  rank: number
  userId: string
  userRef: string
  /** Decimal string without trailing zeros, as in the leaf. */
  score: string
  /** How far the score is below that of the row above; null for the first. */
  gapToNext: string | null
  /** Ranks gained (positive) or lost since the last ranking of the day before, in UTC; null when there is no place then. */
  change: number | null
}

/** The snapshot that places are read from. */
export interface SnapshotInfo {
  seq: number
  at: number
  hash: string
  isFinal: boolean
  /** Ranked participants. */
  rows: number
}

/** The newest snapshot of a board, as a table, with the id of the last one of the day before. */
const newest = ({ activityId, track }: BoardKey) => sql`(
  select snapshot_id, seq, at, hash, is_final, "rows", ${lastOfDayBefore(sql`b`)} as before_id from board_snapshots b
  where activity_id = ${activityId} and track = ${track} order by seq desc limit 1)`

const PLACE = sql`rank, user_id, user_ref, score, (
  select trim_scale(above.score - p.score) from board_places above
  where above.snapshot_id = p.snapshot_id and above.rank = p.rank - 1) as gap_to_next, (
  select y.rank - p.rank from board_places y where y.snapshot_id = s.before_id and y.user_id = p.user_id) as change`

/** A `BoardPlace` inside a larger row. */
const JSON_OF_PLACE = sql`json_build_object('rank', rank, 'userId', user_id, 'userRef', user_ref, 'score', score::text,
  'gapToNext', gap_to_next::text, 'change', change)`

const ranks = (after: number, limit: number) =>
  sql`rank > ${after}::integer and rank <= ${after}::integer + ${limit}::integer`

export interface BoardPage extends SnapshotInfo {
  places: BoardPlace[]
}

/**
 * A page of the newest snapshot; `pageIndex` counts from 0. One statement reads all of it, because a newer snapshot may replace
 * the places at any time. null when the board has no snapshot yet.
 */
export async function readBoardPage(
  db: Db,
  { pageIndex, pageSize, ...board }: BoardKey & { pageIndex: number; pageSize: number },
): Promise<BoardPage | null> {
  const { rows } = await sql<BoardPage>`
    select seq, at, hash, is_final, "rows", (
      select coalesce(json_agg(${JSON_OF_PLACE}), '[]')
      from (
        select ${PLACE} from board_places p where p.snapshot_id = s.snapshot_id and ${ranks(pageIndex * pageSize, pageSize)} order by rank
      ) as page
    ) as places from ${newest(board)} as s
  `.execute(db)
  return rows[0] ?? null
}

export interface PlaceInSnapshot extends SnapshotInfo {
  /** null when the user was not ranked. */
  place: BoardPlace | null
}

/** A user's place in the newest snapshot; null when the board has no snapshot yet. */
export async function findPlace(
  db: Db,
  { userId, ...board }: BoardKey & { userId: string },
): Promise<PlaceInSnapshot | null> {
  const { rows } = await sql<PlaceInSnapshot>`
    select seq, at, hash, is_final, "rows", (
      select ${JSON_OF_PLACE} from (
        select ${PLACE} from board_places p where p.snapshot_id = s.snapshot_id and user_id = ${userId}
      ) as mine
    ) as place from ${newest(board)} as s
  `.execute(db)
  return rows[0] ?? null
}

/** The score of a rank in the newest snapshot; null when no participant has it. */
export async function findScoreAt(db: Db, { rank, ...board }: BoardKey & { rank: number }): Promise<string | null> {
  const { rows } = await sql<{ score: string }>`
    select p.score from ${newest(board)} as s join board_places p on p.snapshot_id = s.snapshot_id and p.rank = ${rank}::integer
  `.execute(db)
  return rows[0]?.score ?? null
}
