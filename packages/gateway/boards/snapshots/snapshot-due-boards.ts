import type { GatewayContext } from '#gateway/context.ts'
import { findNewestSnapshot, tryLockBoard, type BoardKey, type Snapshot } from '#gateway/boards/db/board-snapshots.ts'
import { isBoardDue, listDueBoards, scheduleNextSnapshot } from '#gateway/boards/db/boards.ts'
import { inLongTransaction } from '#gateway/db/transaction.ts'
import { haveScoresChanged } from '#gateway/boards/db/scores.ts'
import { createSnapshot, deriveScores } from './take-snapshot.ts'
import { deleteBlocks, deletePlaces, listReplacedSnapshots } from '#gateway/boards/db/board-places.ts'
import { repeat } from '#gateway/util/repeat.ts'

/**
 * Takes a snapshot of every due board whose scores have changed since its last one. Several instances may run it: each board is
 * taken by one. A board that fails is logged, stays due, and keeps no other board from its snapshot.
 */
export async function snapshotDueBoards(gateway: GatewayContext, isStopping = () => false) {
  const { db, clock, log } = gateway
  for (const board of await listDueBoards(db, clock.now())) {
    if (isStopping()) return
    try {
      const began = performance.now()
      await deriveScores(gateway, board)
      const snapshot = await snapshotIfDue(gateway, board)
      if (snapshot === null) continue
      const { seq, rows, hash } = snapshot
      log.info({ ...board, seq, rows, hash, ms: Math.round(performance.now() - began) }, 'snapshot of a board')
    } catch (error) {
      log.error({ err: error, ...board }, 'the snapshot of a board failed')
    }
  }
}

/** null when another instance takes or took it, no score has changed, or the board has its final snapshot. */
const snapshotIfDue = ({ db, clock }: GatewayContext, board: BoardKey): Promise<Snapshot | null> =>
  inLongTransaction(db, async (tx) => {
    const now = clock.now()
    if (!(await tryLockBoard(tx, board)) || !(await isBoardDue(tx, board, now))) return null
    const last = await findNewestSnapshot(tx, board)
    const hasChanged = !last?.isFinal && (await haveScoresChanged(tx, { ...board, since: last?.scoresUntil ?? 0 }))
    const snapshot = hasChanged ? await createSnapshot(tx, board, { last, isFinal: false, at: now }) : null
    await scheduleNextSnapshot(tx, board, now)
    return snapshot
  })

/** A request that found a snapshot reads its places within this time. */
const READ_MS = 10_000
/** Rows of one statement: about 20 ms. */
const BATCH = 20_000

/**
 * Deletes the places of every snapshot that a newer one of its board has replaced; the chain of snapshots stays. After an
 * interruption the next call deletes the rest.
 */
export async function deleteReplacedPlaces({ db, clock }: GatewayContext, isStopping = () => false, batch = BATCH) {
  for (const { snapshotId, rows } of await listReplacedSnapshots(db, clock.now() - READ_MS)) {
    for (let after = 0; after < rows; after += batch) {
      if (isStopping()) return
      await deletePlaces(db, { snapshotId, after, limit: batch })
    }
    await deleteBlocks(db, snapshotId)
  }
}

/** How often the job asks for due boards, ms of real time. */
const EVERY_MS = 1_000

/** Takes due snapshots and deletes replaced places. All of its state is in the database, so it may be killed at any moment. */
export const startBoards = (gateway: GatewayContext, everyMs = EVERY_MS) =>
  repeat(
    async (isStopping) => {
      await snapshotDueBoards(gateway, isStopping)
      await deleteReplacedPlaces(gateway, isStopping)
    },
    { name: 'boards', everyMs, log: gateway.log },
  )
