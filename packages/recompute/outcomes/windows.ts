import { DAY, type Activity, type TaskRules } from '../activity.ts'

/** The time in which facts count for a task; the end is not part of it. */
export interface Window {
  /** `YYYY-MM-DD` of a daily task, `-` of the others. */
  periodKey: string
  from: number
  until: number
}

type Schedule = Pick<Activity, 'startTime' | 'endTime' | 'days'>

/** docs/outcomes.md, "Windows": those that have begun by `now`. */
export function windowsOf(
  task: Pick<TaskRules, 'period' | 'windowDays'>,
  { startTime, endTime, days }: Schedule,
  joinedAt: number,
  now: number,
): Window[] {
  const begun = Math.max(startTime, joinedAt)
  if (task.period === 'DURING') return [{ periodKey: '-', from: startTime, until: endTime }]
  if (task.period === 'AFTER') {
    const until = task.windowDays === undefined ? endTime : Math.min(joinedAt + task.windowDays * DAY, endTime)
    return [{ periodKey: '-', from: begun, until }]
  }
  const last = Math.min(now, endTime - 1)
  if (last < begun) return []
  return days.daysBetween(begun, last).map((periodKey) => {
    const next = new Date(Date.parse(`${periodKey}T12:00:00Z`) + DAY).toISOString().slice(0, 10)
    return {
      periodKey,
      from: Math.max(days.startOf(periodKey), begun),
      until: Math.min(days.startOf(next), endTime),
    }
  })
}
