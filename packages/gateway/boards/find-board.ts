import { hasEngine } from '@fanfare/activities/engine-files.ts'
import type { BoardPeriod, Track } from '@fanfare/contract/competition/competition.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import { findAppliedAt } from '#gateway/activities/db/participations.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { findTeamOf } from '#gateway/teams/db/team-members.ts'
import { findActivity } from '../activities/find-activity.ts'
import { boardOf, type Board } from '../engines/places/board-of.ts'
import { boardAt, type BoardWindow } from '../engines/places/board-windows.ts'
import { classesOf, fileOfClass, findMyClass } from '../engines/places/weight-classes.ts'
import { evaluateIfQueued } from '../evaluation/evaluate-due.ts'
import { DomainError } from '../util/domain-error.ts'
import type { Money } from '@fanfare/contract/money.ts'
import { prizeAt } from '../engines/places/prize-at.ts'
import { listTraderNames } from '#gateway/boards/db/lead-traders.ts'
import { listTeamNames } from '#gateway/teams/db/teams.ts'
import { listLoginNames } from '#gateway/accounts/db/users.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { traderName } from '../engines/cover/cover-engine.ts'

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
  /** Absent: the caller's class, or else the first. */
  weightClass?: string | undefined
}

export type FoundBoard = Awaited<ReturnType<typeof findBoard>>

/**
 * The leaderboard of a track, period and weight class at this moment.
 * @throws DomainError 51001: no such activity, track, period or class
 */
export async function findBoard(
  gateway: GatewayContext,
  { activityId, track, period = 'ALL', weightClass }: BoardQuery,
  userId: string | null,
) {
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

/** Only the ranks of one track over the whole activity have the prizes of the file. */
export const paysPrizes = (board: Board, { track, period }: BoardWindow) => period === 'ALL' && track === board.tiersOf

/** The prize of a rank of a board; null when there is none. */
export const prizeOf = (
  { board, window, file }: Pick<FoundBoard, 'board' | 'window' | 'file'>,
  unlocked: Money | null,
  rank: number,
) => (paysPrizes(board, window) ? (prizeAt(file, rank, unlocked)?.reward ?? null) : null)

/** How a row of a board names its user or team. */
export type RowName = Pick<RankRow, 'maskedName' | 'teamId' | 'members'>

/** The names of the rows of a board, by the id of their user or team. */
export async function listNames(db: Db, track: Track, ids: readonly string[]): Promise<Map<string, RowName>> {
  if (track === 'TEAM') {
    const teams = await listTeamNames(db, ids)
    return new Map([...teams].map(([teamId, { name, members }]) => [teamId, { maskedName: name, teamId, members }]))
  }
  if (track === 'LEADS') {
    const leads = await listTraderNames(db, ids)
    return new Map([...leads].map(([userId, lead]) => [userId, { maskedName: traderName(lead) }]))
  }
  const names = await listLoginNames(db, ids)
  return new Map([...names].map(([userId, loginName]) => [userId, { maskedName: maskName(loginName) }]))
}
