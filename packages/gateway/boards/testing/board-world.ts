import { writeScores, type ScoreRow } from '../db/scores.ts'
import { readBoardPage } from '../db/board-places.ts'
import { findNewestSnapshot, type BoardKey } from '../db/board-snapshots.ts'
import { withTransaction } from '../../db/transaction.ts'
import { createTaskWorld, tradeTask } from '../../testing/task-world.ts'

export async function createBoardWorld() {
  const world = await createTaskWorld()
  const { db } = world.gateway
  const activityId = await world.publish({ tasks: [tradeTask()] })
  return {
    ...world,
    activityId,
    score: (track: string, scores: readonly Omit<ScoreRow, 'activityId' | 'track'>[]) =>
      withTransaction(db, (tx) =>
        writeScores(
          tx,
          scores.map((score) => ({ ...score, activityId, track })),
        ),
      ),
    places: async (track: string) => {
      const board: BoardKey = { activityId, track }
      const snapshot = await findNewestSnapshot(db, board)
      if (snapshot === undefined) return []
      return (await readBoardPage(db, { ...board, pageIndex: 0, pageSize: snapshot.rows }))?.places ?? []
    },
  }
}

/** Users `u-0`, `u-1` … with these scores, all reached at the same time. */
export const tied = (...scores: string[]): Omit<ScoreRow, 'activityId' | 'track'>[] =>
  scores.map((score, index) => ({ userId: `u-${index}`, score, reachedAt: 1 }))
