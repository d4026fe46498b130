import type { GatewayContext } from '#gateway/context.ts'
import { findNewestSnapshot, lockBoard, type BoardKey, type Snapshot } from '#gateway/boards/db/board-snapshots.ts'
import { endBoard } from '#gateway/boards/db/boards.ts'
import { inLongTransaction } from '#gateway/db/long-transaction.ts'
import { createSnapshot } from './create-snapshot.ts'
import { deriveScores } from './derive-scores.ts'

/**
 * Ranks a board and chains the result to the snapshot before it, in one transaction. A board with a final snapshot gets no other:
 * the call returns the final one, so it may be repeated. It waits for a snapshot of the same board that another process takes.
 */
export async function takeSnapshot(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'activities'>,
  { activityId, track, isFinal }: BoardKey & { isFinal: boolean },
): Promise<Snapshot> {
  const { db, clock } = gateway
  const board = { activityId, track }
  await deriveScores(gateway, board)
  return inLongTransaction(db, async (tx) => {
    await lockBoard(tx, board)
    const last = await findNewestSnapshot(tx, board)
    if (last?.isFinal) return last
    const snapshot = await createSnapshot(tx, board, { last, isFinal, at: clock.now() })
    if (isFinal) await endBoard(tx, board)
    return snapshot
  })
}
