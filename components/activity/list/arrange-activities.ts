import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'

const ORDER = { ONGOING: 0, UPCOMING: 1, ENDED: 2 } as const

const urgency = ({ status, startTime, endTime }: ActivitySummary): number =>
  status === 'ONGOING' ? endTime : status === 'UPCOMING' ? startTime : -endTime

/** Ongoing by end, upcoming by start, ended by the latest end; the beginners' activity leads its group. */
export function arrangeActivities(activities: readonly ActivitySummary[]): ActivitySummary[] {
  const later = ({ activityType }: ActivitySummary) => (activityTypeRow(activityType)?.forNewUsers ? 0 : 1)
  return activities.toSorted(
    (a, b) => ORDER[a.status] - ORDER[b.status] || later(a) - later(b) || urgency(a) - urgency(b),
  )
}
