import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import type { ActivityGroup } from '@fanfare/contract/activity-types.ts'
import type { ActivityStatus } from '@fanfare/contract/enumerations.ts'

/** By `countKey`: how many activities a choice has, and how many of them have a card on the page. */
export type ActivityCounts = Partial<Record<string, { total: number; served: number }>>

/** Without a group: all types. */
export const countKey = (status: ActivityStatus, group: ActivityGroup | null): string => status + (group ?? '')

interface Counted {
  activities: readonly ActivitySummary[]
  served: ReadonlySet<ActivitySummary>
  groupOf: (activity: ActivitySummary) => ActivityGroup
}

/** The counts of each state, and of each group in it. */
export function countActivities({ activities, served, groupOf }: Counted): ActivityCounts {
  const counts: ActivityCounts = {}
  for (const activity of activities)
    for (const group of [null, groupOf(activity)]) {
      const count = (counts[countKey(activity.status, group)] ??= { total: 0, served: 0 })
      count.total += 1
      if (served.has(activity)) count.served += 1
    }
  return counts
}
