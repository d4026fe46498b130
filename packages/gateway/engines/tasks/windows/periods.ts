import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import type { ActivityFrame } from '../../../activities/definition/activity-in-play.ts'
import { dayBounds, dayKey, nextDay } from '../../../util/time/zoned-day.ts'

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
