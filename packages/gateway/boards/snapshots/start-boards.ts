import { deleteBlocks, deletePlaces, listReplacedSnapshots } from '#gateway/boards/db/board-places.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { snapshotDueBoards } from './snapshot-due-boards.ts'

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
