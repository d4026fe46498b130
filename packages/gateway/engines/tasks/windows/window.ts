import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { ActivityFrame } from '../../../activities/definition/activity-in-play.ts'
import { dayBounds, dayKey, nextDay } from '../../../util/time/zoned-day.ts'

/** [start, end) in ms; for EVERYDAY the day `periodKey`, cut to the activity and to the join. */
export interface TaskWindow {
  start: number
  end: number
}

export interface WindowInput {
  task: Pick<TaskDefinition, 'period' | 'windowDays'>
  /** `YYYY-MM-DD` for EVERYDAY, ignored otherwise. */
  periodKey: string
  activity: ActivityFrame
  appliedAt: number | null
}

/**
 * Contract §7, Windows. Start inclusive, end exclusive; an empty window has `start >= end`.
 * - AFTER: from the join to the join + `windowDays` × 24 h, at most to the end. Unknown (null) before joining.
 * - DURING: the time of the activity, independent of the join.
 * - EVERYDAY: the day `periodKey` in the activity's time zone, cut to the activity and to the join.
 * @assumed a window never exceeds the activity's end: by the contract only claims do.
 */
export function windowOf({ task, periodKey, activity, appliedAt }: WindowInput): TaskWindow | null {
  const { startTime, endTime, timeZone } = activity
  if (task.period === 'DURING') return { start: startTime, end: endTime }
  if (task.period === 'EVERYDAY') {
    const day = dayBounds(periodKey, timeZone)
    return { start: Math.max(day.start, startTime, appliedAt ?? startTime), end: Math.min(day.end, endTime) }
  }
  if (appliedAt === null) return null
  const end = task.windowDays === undefined ? endTime : Math.min(endTime, appliedAt + task.windowDays * DAY_MS)
  return { start: Math.max(appliedAt, startTime), end }
}

/** An unmet task is UNSATISFIED from this time on: facts of the window had `dataDelaySeconds` to arrive. */
export const closesAt = (window: TaskWindow, activity: ActivityFrame) => window.end + activity.dataDelaySeconds * 1000

/** EVERYDAY: when the next day begins, null on the activity's last day and for the other periods. */
export function resetsAtOf({ task, periodKey, activity }: Omit<WindowInput, 'appliedAt'>) {
  if (task.period !== 'EVERYDAY') return null
  const { end } = dayBounds(periodKey, activity.timeZone)
  return end < activity.endTime ? end : null
}

/** The instant that decided a reason of time: the join, or the start or end of the window. undefined means another reason. */
export function decidingInstant(reason: ReasonCode | null, at: number, window: TaskWindow | null) {
  if (window === null || (reason !== 'BEFORE_JOIN' && reason !== 'OUT_OF_WINDOW')) return undefined
  return at >= window.end ? window.end : window.start
}

/** Why a fact of that time does not count, null if it does. Before the join only DURING tasks count facts. */
export function timeReason(at: number, input: WindowInput, window: TaskWindow | null): ReasonCode | null {
  const { task, appliedAt } = input
  if (window === null || (appliedAt === null && task.period !== 'DURING')) return 'NOT_JOINED'
  if (at >= window.end) return 'OUT_OF_WINDOW'
  if (at >= window.start) return null
  // The window began with the join, so the user gets that as the reason.
  return task.period !== 'DURING' && window.start === appliedAt ? 'BEFORE_JOIN' : 'OUT_OF_WINDOW'
}

/** The period key of tasks with a single period. */
const ONLY_PERIOD = '-'

interface PeriodsInput {
  task: Pick<TaskDefinition, 'period'>
  activity: ActivityFrame
  /** null when the user has not joined; EVERYDAY then has only the day that is shown. */
  appliedAt: number | null
  now: number
}

/**
 * The periods that have begun, oldest first and at least one: `-`, or for EVERYDAY each day from the join to now inside
 * the activity. Days that the time zone skipped are left out.
 */
export function periodKeysOf({ task, activity, appliedAt, now }: PeriodsInput) {
  if (task.period !== 'EVERYDAY') return [ONLY_PERIOD]
  const { startTime, endTime, timeZone } = activity
  const inside = (at: number) => Math.max(startTime, Math.min(at, endTime - 1))
  const last = dayKey(inside(now), timeZone)
  const keys: string[] = []
  let key = appliedAt === null ? last : dayKey(Math.min(inside(appliedAt), inside(now)), timeZone)
  for (; key <= last; key = nextDay(key)) {
    const { start, end } = dayBounds(key, timeZone)
    if (start < end) keys.push(key)
  }
  return keys
}
