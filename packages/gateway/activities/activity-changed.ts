import type { NewLogEntry } from '#gateway/log/db/log.ts'
import { statusOf, type Schedule } from './activity-status.ts'

type Changed = Pick<Schedule, 'startTime' | 'endTime' | 'cancelled'> & { activityId: string }

/** The entry of the log for an activity whose file or status has changed. */
export const activityChanged = ({ activityId, ...schedule }: Changed, now: number): NewLogEntry => ({
  topic: 'activity.changed',
  userId: null,
  payload: { activityId, status: statusOf(schedule, now) },
})
