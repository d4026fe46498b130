import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import type { ActivityGroup } from '#lib/contract/activity-types.ts'
import type { ActivityStatus } from '#lib/contract/enumerations.ts'

/** The activities of one state and group: all, and those whose cards are on the page. */
export interface ActivityCount {
  status: ActivityStatus
  group: ActivityGroup
  total: number
  served: number
}

interface Counted {
  activities: readonly ActivitySummary[]
  served: ReadonlySet<ActivitySummary>
  groupOf: (activity: ActivitySummary) => ActivityGroup
}

export function countActivities({ activities, served, groupOf }: Counted): ActivityCount[] {
  const counts = new Map<string, ActivityCount>()
  for (const activity of activities) {
    const { status } = activity
    const group = groupOf(activity)
    const count = counts.get(`${status} ${group}`) ?? { status, group, total: 0, served: 0 }
    count.total += 1
    if (served.has(activity)) count.served += 1
    counts.set(`${status} ${group}`, count)
  }
  return [...counts.values()]
}
