import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { hasDraws } from '#lib/lottery/has-draws.ts'

type Listed = Pick<ActivitySummary, 'activityId' | 'activityType' | 'status'>

/** The pages on which ended lotteries are verified (SCR-15). */
export const fairnessPaths = (activities: readonly Listed[]): string[] =>
  activities
    .filter((activity) => activity.status === 'ENDED' && hasDraws(activity.activityType))
    .map(({ activityId }) => fairnessHref(activityId))
