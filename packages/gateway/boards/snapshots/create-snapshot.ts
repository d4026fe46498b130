import { insertSnapshot, type BoardKey, type Snapshot } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { rankBoard } from '#gateway/boards/db/rank-board.ts'
import { hashSnapshot, NO_PREVIOUS } from '@fanfare/contract/board-proof.ts'
import { rootOf, splitHashes } from './merkle-tree.ts'

/** Ranks a board that the transaction has locked, and chains the result to its `last` snapshot, which is not final. `at`: ms */
export async function createSnapshot(
  tx: Db,
  { activityId, track }: BoardKey,
  { last, isFinal, at }: { last: Snapshot | null; isFinal: boolean; at: number },
): Promise<Snapshot> {
  const board = { activityId, track }
  const { blocks, ...ranking } = await rankBoard(tx, board)
  const link = {
    seq: (last?.seq ?? 0) + 1,
    at,
    root: rootOf(splitHashes(blocks)),
    previous: last?.hash ?? NO_PREVIOUS,
  }
  await appendLog(tx, [{ topic: 'board.changed', userId: null, payload: { activityId, at } }], at)
  return insertSnapshot(tx, { ...board, ...ranking, ...link, hash: await hashSnapshot(link), isFinal })
}
