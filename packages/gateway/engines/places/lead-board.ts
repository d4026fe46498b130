import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { Db } from '#gateway/db/client.ts'
import { listStates } from '#gateway/facts/db/events.ts'
import { listLeadSums, writeLeadScores } from '#gateway/boards/db/lead-scores.ts'
import { removedReason } from './removed-reason.ts'

/** Whether a board ranks lead traders, over the whole activity or in one period. */
export const isLeadBoard = (track: string): boolean => track === 'LEADS' || track.startsWith('LEADS-')

/** Writes a board of lead traders: each has the sum of the results of their followers in the activity. */
export async function deriveLeads(db: Db, board: BoardKey): Promise<void> {
  const sums = await listLeadSums(db, board)
  const states = Map.groupBy(
    await listStates(
      db,
      sums.map(({ userId }) => userId),
    ),
    ({ userId }) => userId,
  )
  const scores = sums.map((sum) => ({ ...sum, unranked: removedReason(states.get(sum.userId) ?? []) }))
  await writeLeadScores(db, board, scores)
}
