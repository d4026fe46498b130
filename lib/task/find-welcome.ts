import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { activityTypeRow } from '#lib/contract/activity-types.ts'

/** The ongoing activity that new users are offered. */
export const findWelcome = (activities: readonly ActivitySummary[]): ActivitySummary | undefined =>
  activities.find(({ activityType, status }) => activityTypeRow(activityType)?.forNewUsers && status === 'ONGOING')
