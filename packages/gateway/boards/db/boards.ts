import { sql } from 'kysely'
import { findNewestSnapshot, ofBoard, type BoardKey } from './board-snapshots.ts'
import { hasPlaceIn } from './has-place.ts'
import { query, queryRow, queryValue, type Db } from '../../db/client.ts'
import { withoutPreparing } from '../../db/unprepared.ts'

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
  await query(tx)`
    insert into boards as b (activity_id, track, cadence_ms, next_at)
    select ${activityId}, * from unnest(${boards.map(({ track }) => track)}::text[],
      ${boards.map(({ cadenceMs }) => cadenceMs)}::bigint[], ${boards.map(({ firstAt }) => firstAt)}::bigint[])
    on conflict (activity_id, track) do update set cadence_ms = excluded.cadence_ms,
      next_at = case when b.next_at is not null then least(b.next_at, excluded.next_at) end
  `
}

/** Those of these scores that belong to a board, unlike the parts that add up to other scores. */
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

export const listDueBoards = (db: Db, now: number) =>
  query<BoardKey>(db)`
    select activity_id, track from boards where ${isDue(now)} order by next_at
  `

export const isBoardDue = (db: Db, board: BoardKey, now: number) =>
  queryValue<boolean>(db)`
    select exists (select from boards where ${ofBoard(board)} and ${isDue(now)})`

/** ms: when the board was last due, at or before `now`, also if no score had changed then; undefined after the final snapshot. */
export const findLastCheck = (db: Db, board: BoardKey, now: number) =>
  queryValue<number | undefined>(db)`
    select least(next_at - cadence_ms, ${now}::bigint) as at from boards
    where ${ofBoard(board)} and next_at is not null
  `

/** Sets the next snapshot to the first whole number of cadences from the last one that is after `now`. */
export const scheduleNextSnapshot = (tx: Db, board: BoardKey, now: number) =>
  query(tx)`
    update boards set next_at = ${now}::bigint + cadence_ms - mod(mod(${now}::bigint - next_at, cadence_ms) + cadence_ms, cadence_ms)
    where ${ofBoard(board)} and next_at is not null
  `

/** Call this after the final snapshot. */
export const endBoard = (tx: Db, board: BoardKey) => query(tx)`update boards set next_at = null where ${ofBoard(board)}`

/** Leaves of a block: a proof hashes only one block, because every block's root is stored. */
const BLOCK_SIZE = 1_024

/** SHA-256 of RFC 8785 `{ rank, userRef, value }` (contract §9) of a row of `board_places`. */
const LEAF = sql`sha256(convert_to('{"rank":' || rank || ',"userRef":"' || user_ref || '","value":"' || score || '"}', 'UTF8'))`

/** The roots of the blocks and of the board, from a table `places` of several boards: for the audit. */
export const ROOTS_OF_PLACES = sql`
  select snapshot_id, string_agg(root, ''::bytea order by block) as roots,
    encode(board_block_root(array_agg(root order by block)), 'hex') as root
  from (
    select snapshot_id, (rank - 1) / ${sql.lit(BLOCK_SIZE)} as block, board_block_root(array_agg(${LEAF} order by rank)) as root
    from places group by 1, 2
  ) as blocks group by 1`

/**
 * Ranks all scores of a board: the highest first, then the one that was reached first, then by reference. No reader finds the
 * places before the caller adds the snapshot to the chain. `blocks` are the roots of the blocks of leaves, 32 bytes each; scores with a position
 * below `scoresUntil` were ranked.
 */
export async function rankBoard(tx: Db, { activityId, track }: BoardKey) {
  // Read before the ranking: a score that is committed between the two statements counts as changed once more.
  const { snapshotId, scoresUntil } = await queryRow<{ snapshotId: number; scoresUntil: number }>(tx)`
    with begun as (insert into board_blocks (roots) values ('') returning snapshot_id)
    select snapshot_id, seal_horizon() as scores_until from begun`
  // A distributed database moves the rows to another node, and then takes no parameters: no other board shares this text.
  const { numAffectedRows = 0n } = await withoutPreparing(() =>
    sql`
      insert into board_places (snapshot_id, rank, user_id, user_ref, score)
      select ${sql.lit(snapshotId)}::bigint, row_number() over (order by score desc, reached_at, user_ref, user_id collate "C"),
        user_id, user_ref, trim_scale(score)
      from scores where activity_id = ${sql.lit(activityId)} and track = ${sql.lit(track)} and unranked is null
        and ${hasPlaceIn(track, sql.ref('score'))}
    `.execute(tx),
  )
  const blocks = await queryValue<Buffer>(tx)`
    update board_blocks set roots = coalesce((
      select string_agg(root, ''::bytea order by block) from (
        select (rank - 1) / ${BLOCK_SIZE}::integer as block, board_block_root(array_agg(${LEAF} order by rank)) as root
        from board_places where snapshot_id = ${snapshotId}::bigint group by 1
      ) as block_roots
    ), '') where snapshot_id = ${snapshotId}::bigint returning roots
  `
  return { snapshotId, rows: Number(numAffectedRows), blocks, scoresUntil }
}

interface ProofParts {
  /** The position of the place's leaf in `leaves`, and of its block in `blocks`, from 0. */
  leafIndex: number
  blockIndex: number
  /** The leaves of the place's block, 32 bytes each. */
  leaves: Buffer
  /** The roots of all blocks, 32 bytes each. */
  blocks: Buffer
}

/** The stored hashes from which the proof of one place is computed; null when the user has no place in the newest snapshot of the board. */
export async function findProofParts(db: Db, { userId, ...board }: BoardKey & { userId: string }) {
  const newest = await findNewestSnapshot(db, board)
  if (newest === undefined) return null
  const { snapshotId, seq, root } = newest
  const parts = await queryRow<ProofParts | undefined>(db)`
    select (p.rank - 1) % ${BLOCK_SIZE}::integer as leaf_index, p.block as block_index, b.roots as blocks, (
      select string_agg(${LEAF}, ''::bytea order by rank) from board_places
      where snapshot_id = ${snapshotId}::bigint and rank > p.block * ${BLOCK_SIZE}::integer and rank <= (p.block + 1) * ${BLOCK_SIZE}::integer
    ) as leaves
    from board_blocks b, (
      select rank, (rank - 1) / ${BLOCK_SIZE}::integer as block from board_places
      where snapshot_id = ${snapshotId}::bigint and user_id = ${userId}
    ) as p where b.snapshot_id = ${snapshotId}::bigint
  `
  return parts ? { ...parts, seq, root } : null
}
