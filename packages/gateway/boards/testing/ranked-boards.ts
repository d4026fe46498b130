import { callerOf } from '#gateway/teams/testing/team-world.ts'
import { snapshotDueBoards } from '#gateway/boards/snapshots/snapshot-due-boards.ts'
import { readRank, type RankQuery } from '#gateway/boards/read-rank.ts'
import { HOUR, type TaskWorld } from '../../testing/task-world.ts'

/** Evaluates all facts and takes the snapshots that are due after the next cadence. */
export async function rankBoards(world: TaskWorld): Promise<void> {
  world.clock.advance(HOUR)
  await world.evaluate()
  await snapshotDueBoards(world.gateway)
}

/** The first page of a leaderboard in English. `userId`: null for a visitor. */
export const readBoardAs = (
  { gateway }: Pick<TaskWorld, 'gateway'>,
  userId: string | null,
  query: Pick<RankQuery, 'activityId'> & Partial<RankQuery>,
) => readRank(gateway, userId === null ? null : callerOf(userId), { pageIndex: 0, pageSize: 20, ...query }, 'en')
