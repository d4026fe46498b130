import type { Db } from '#gateway/db/client.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import type { FoundBoard } from './find-board.ts'

/** The id that the board ranks for a user: on the board of teams that of their team; null: they have none. */
export const findRankedId = async (
  db: Db,
  userId: string,
  { key, window }: Pick<FoundBoard, 'key' | 'window'>,
): Promise<string | null> => (window.track === 'TEAM' ? findTeamOf(db, { activityId: key.activityId, userId }) : userId)
