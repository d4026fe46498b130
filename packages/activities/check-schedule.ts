import { fault } from './issue.ts'
import type { ActivityFile } from './schema.ts'

/** Minutes since midnight of the day of publication; null when the moment is an instant. */
function minutesOf(moment: string) {
  const [, days, hours, minutes] = /^([+-]\d+)d (\d{2}):(\d{2})$/.exec(moment) ?? []
  return days === undefined ? null : Number(days) * 1440 + Number(hours) * 60 + Number(minutes)
}

/** From start to end, ms, with days of 24 hours; null when one is an instant and the other a day from publication. */
export function lengthOf({ startTime, endTime }: Pick<ActivityFile, 'startTime' | 'endTime'>) {
  const [start, end] = [minutesOf(startTime), minutesOf(endTime)]
  if ((start === null) !== (end === null)) return null
  return start !== null && end !== null ? (end - start) * 60_000 : Date.parse(endTime) - Date.parse(startTime)
}

/** The faults between the start and the end of an activity or of a campaign of agents. */
export function checkSchedule(file: Pick<ActivityFile, 'startTime' | 'endTime'>) {
  const length = lengthOf(file)
  if (length === null) return [fault('must be of the same form as startTime: both instants, or both days', 'endTime')]
  return length > 0 ? [] : [fault('must be after startTime', 'endTime')]
}
