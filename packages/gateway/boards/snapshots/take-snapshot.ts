import { hashSnapshot, NO_PREVIOUS } from '@fanfare/contract/board-proof.ts'
import {
  findNewestSnapshot,
  insertSnapshot,
  lockBoard,
  type BoardKey,
  type Snapshot,
} from '#gateway/boards/db/board-snapshots.ts'
import { endBoard, rankBoard } from '#gateway/boards/db/boards.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { inLongTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { enginesOf } from '../../engines/registry/engines.ts'
import { rootOf, splitHashes } from './prove-place.ts'

/** Ranks a board that the transaction has locked, and chains the result to its `last` snapshot, which is not final. `at`: ms */
export async function createSnapshot(
  tx: Db,
  board: BoardKey,
  { last, isFinal, at }: { last: Snapshot | undefined; isFinal: boolean; at: number },
) {
  const { blocks, ...ranking } = await rankBoard(tx, board)
  const link = {
    seq: (last?.seq ?? 0) + 1,
    at,
    root: rootOf(splitHashes(blocks)),
    previous: last?.hash ?? NO_PREVIOUS,
  }
  await appendLog(tx, [{ topic: 'board.changed', userId: null, payload: { activityId: board.activityId, at } }], at)
  return insertSnapshot(tx, { ...board, ...ranking, ...link, hash: await hashSnapshot(link), isFinal })
}

/**
 * Writes the scores of a board that come from other boards, for example those of teams, in one transaction. It commits before
 * the board is ranked: scores of the ranking's own transaction would count as changed at the next one.
 */
export async function deriveScores({ db, activities }: GatewayContext, { activityId, track }: BoardKey) {
  const file = (await activities.findById(db, activityId))?.definition
  if (file === undefined) return
  for (const engine of enginesOf(file.type))
    if (engine.deriveScores !== undefined)
      await inLongTransaction(db, async (tx) => engine.deriveScores?.(tx, { activityId, track, file }))
}

/**
 * Ranks a board and chains the result to the snapshot before it, in one transaction. A board with a final snapshot gets no other:
 * the call returns the final one, so it may be repeated. It waits for a snapshot of the same board that another process takes.
 */
export async function takeSnapshot(gateway: GatewayContext, { isFinal, ...board }: BoardKey & { isFinal: boolean }) {
  const { db, clock } = gateway
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
