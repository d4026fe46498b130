import type { FieldIssue } from './issue.ts'
import { lengthOf } from './length-of.ts'
import type { ActivityFile } from './schema.ts'

/** The faults between the start and the end of an activity or of a campaign of agents. */
export function checkSchedule(file: Pick<ActivityFile, 'startTime' | 'endTime'>): FieldIssue[] {
  const length = lengthOf(file)
  if (length === null)
    return [{ path: ['endTime'], message: 'must be of the same form as startTime: both instants, or both days' }]
  return length > 0 ? [] : [{ path: ['endTime'], message: 'must be after startTime' }]
}
