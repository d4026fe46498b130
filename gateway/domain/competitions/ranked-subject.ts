import type { Db } from '#gateway/db/client.ts'
import { findMembership } from '#gateway/db/team-members.ts'
import type { FoundBoard } from './find-board.ts'

/** The id that the board ranks for a user: on that of teams their team's; null: they have none. */
export async function rankedSubject(
  db: Db,
  userId: string,
  { key, window }: Pick<FoundBoard, 'key' | 'window'>,
): Promise<string | null> {
  if (window.track !== 'TEAM') return userId
  const membership = await findMembership(db, { activityId: key.activityId, userId })
  return membership === null || membership.leftAt !== null ? null : membership.teamId
}
