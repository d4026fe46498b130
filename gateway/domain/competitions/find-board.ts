import { hasEngine } from '#activities/has-engine.ts'
import type { FileWith } from '#activities/schema.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { ActivityRow } from '#gateway/db/activity-repository.ts'
import type { BoardKey } from '#gateway/db/board-snapshots.ts'
import type { BoardPeriod } from '#lib/contract/competition/competition.ts'
import { findActivity } from '../activity/find-activity.ts'
import { DomainError } from '../domain-error.ts'
import { boardOf, type Board } from '../engines/places/board-of.ts'
import { boardAt, type BoardWindow } from '../engines/places/board-windows.ts'

export interface BoardQuery {
  activityId: string
  track?: string | undefined
  period?: BoardPeriod | undefined
}

/** One leaderboard of an activity. */
export interface FoundBoard {
  row: ActivityRow
  file: FileWith<'places'>
  board: Board
  window: BoardWindow
  key: BoardKey
}

/** The leaderboard of a track and period at this moment. @throws DomainError 51001: no such activity, track or period */
export async function findBoard(
  gateway: GatewayContext,
  { activityId, track, period = 'ALL' }: BoardQuery,
): Promise<FoundBoard> {
  const row = await findActivity(gateway, activityId)
  const file = row.definition
  if (!hasEngine(file, 'places')) throw new DomainError('NOT_FOUND')
  const board = boardOf(file)
  const now = gateway.clock.now()
  const schedule = { startTime: row.startTime, endTime: row.endTime, timeZone: file.timeZone }
  const window = board && boardAt(board, schedule, { track, period, now })
  if (board === null || window === null) throw new DomainError('NOT_FOUND')
  return { row, file, board, window, key: { activityId, track: window.key } }
}
