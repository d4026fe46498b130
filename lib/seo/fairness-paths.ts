import type { ActivitySummary } from '#lib/contract/activity/activity.ts'
import { ACTIVITY_TYPES, activityTypeName } from '#lib/contract/activity-types.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'

type Listed = Pick<ActivitySummary, 'activityId' | 'activityType' | 'status'>

function hasDraws({ activityType }: Listed): boolean {
  const name = activityTypeName(activityType)
  const engines: readonly string[] = name === null ? [] : ACTIVITY_TYPES[name].engines
  return engines.includes('prizes')
}

/** The pages on which ended lotteries are verified (SCR-15). */
export const fairnessPaths = (activities: readonly Listed[]): string[] =>
  activities
    .filter((activity) => activity.status === 'ENDED' && hasDraws(activity))
    .map(({ activityId }) => fairnessHref(activityId))
