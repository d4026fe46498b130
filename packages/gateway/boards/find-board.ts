import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { FileWith } from '@fanfare/activities/schema.ts'
import type { BoardPeriod } from '@fanfare/contract/competition/competition.ts'
import type { MyWeightClass } from '@fanfare/contract/competition/rank.ts'
import type { ActivityRow } from '#gateway/activities/db/activity-repository.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import type { BoardKey } from '#gateway/boards/db/board-snapshots.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import { findActivity } from '../activities/find-activity.ts'
import { boardOf, type Board } from '../engines/places/board-of.ts'
import { boardAt, type BoardWindow } from '../engines/places/board-windows.ts'
import { classesOf, fileOfClass, findMyClass } from '../engines/places/weight-classes.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-user.ts'
import { DomainError } from '../util/domain-error.ts'

/** The caller's weight class with all facts that have arrived; null when not joined, or no classes. */
async function readMyClass(gateway: GatewayContext, me: { activityId: string; userId: string }, board: Board) {
  if (board.weightClasses === undefined) return null
  if ((await findAppliedAt(gateway.db, me.userId, me.activityId)) === null) return null
  await evaluateIfQueued(gateway, me.userId)
  return findMyClass(gateway.db, me, board)
}

export interface BoardQuery {
  activityId: string
  track?: string | undefined
  period?: BoardPeriod | undefined
  /** Absent: the caller's class, without one the first. */
  weightClass?: string | undefined
}

/** One leaderboard of an activity. */
export interface FoundBoard {
  row: ActivityRow
  /** With the places of this leaderboard alone. */
  file: FileWith<'places'>
  board: Board
  window: BoardWindow
  key: BoardKey
  /** null when there is no caller who has joined, or no weight classes. */
  myClass: MyWeightClass | null
}

/**
 * The leaderboard of a track, period and weight class at this moment.
 * @throws DomainError 51001: no such activity, track, period or class
 */
export async function findBoard(
  gateway: GatewayContext,
  { activityId, track, period = 'ALL', weightClass }: BoardQuery,
  userId: string | null,
): Promise<FoundBoard> {
  const row = await findActivity(gateway, activityId)
  const file = row.definition
  if (!hasEngine(file, 'places')) throw new DomainError('NOT_FOUND')
  const board = boardOf(file)
  if (board === null) throw new DomainError('NOT_FOUND')
  const myClass = userId === null ? null : await readMyClass(gateway, { activityId, userId }, board)
  const classes = classesOf(board)
  const asked = weightClass ?? myClass?.classId ?? classes[0] ?? null
  const schedule = { startTime: row.startTime, endTime: row.endTime, timeZone: file.timeZone }
  const window = boardAt(board, schedule, { track, period, weightClass: asked, now: gateway.clock.now() })
  if (window === null || !classes.includes(asked)) throw new DomainError('NOT_FOUND')
  return { row, file: fileOfClass(file, asked), board, window, key: { activityId, track: window.key }, myClass }
}

/** The id that the board ranks for a user: on the board of teams that of their team; null when they have none. */
export const findRankedId = async (db: Db, userId: string, { key, window }: Pick<FoundBoard, 'key' | 'window'>) =>
  window.track === 'TEAM' ? findTeamOf(db, { activityId: key.activityId, userId }) : userId
