import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'

/** The beginners' activity, where a user without rewards can start. */
export type WelcomeActivity = Pick<ActivitySummary, 'activityId' | 'title' | 'path'>

/** The ongoing activity that new users are offered. */
export const findWelcome = (activities: readonly ActivitySummary[]): ActivitySummary | undefined =>
  activities.find(({ activityType, status }) => activityTypeRow(activityType)?.forNewUsers && status === 'ONGOING')
