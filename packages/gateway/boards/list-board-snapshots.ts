import type { GatewayContext } from '#gateway/context.ts'
import { listSnapshots } from '#gateway/boards/db/board-snapshots.ts'
import { findBoard, type BoardQuery } from './find-board.ts'

/** The chain of a leaderboard's snapshots, newest first (contract §9). @throws DomainError 51001 */
export async function listBoardSnapshots(
  gateway: GatewayContext,
  { pageIndex, pageSize, ...query }: BoardQuery & { pageIndex: number; pageSize: number },
) {
  const { key } = await findBoard(gateway, query, null)
  return listSnapshots(gateway.db, { ...key, pageIndex, pageSize })
}
