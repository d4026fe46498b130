import type { GatewayContext } from '#gateway/context.ts'
import { deleteBlocks, deletePlaces, listReplacedSnapshots } from '#gateway/boards/db/replaced-snapshots.ts'

/** Rows of one statement: about 20 ms. */
const BATCH = 20_000

/**
 * Deletes the places of every snapshot that a newer one of its board has replaced; the chain of snapshots stays. After an
 * interruption the next call deletes the rest.
 */
export async function deleteReplacedPlaces(
  { db }: Pick<GatewayContext, 'db'>,
  { batch = BATCH, isStopping = () => false }: { batch?: number; isStopping?: () => boolean } = {},
): Promise<void> {
  for (const { snapshotId, rows } of await listReplacedSnapshots(db)) {
    for (let after = 0; after < rows; after += batch) {
      if (isStopping()) return
      await deletePlaces(db, { snapshotId, after, limit: batch })
    }
    await deleteBlocks(db, snapshotId)
  }
}
