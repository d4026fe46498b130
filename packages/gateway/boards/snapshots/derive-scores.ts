import type { GatewayContext } from '#gateway/context.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import { inLongTransaction } from '#gateway/db/long-transaction.ts'
import { enginesOf } from '../../engines/registry/engines-of.ts'

/**
 * Writes the scores of a board that come from other boards, for example those of teams, in one transaction. It commits before
 * the board is ranked: scores of the ranking's own transaction would count as changed at the next one.
 */
export async function deriveScores(
  { db, activities }: Pick<GatewayContext, 'db' | 'activities'>,
  { activityId, track }: BoardKey,
): Promise<void> {
  const file = (await activities.findById(db, activityId))?.definition
  if (file === undefined) return
  for (const engine of enginesOf(file.type))
    if (engine.deriveScores !== undefined)
      await inLongTransaction(db, async (tx) => engine.deriveScores?.(tx, { activityId, track, file }))
}
