import Big from 'big.js'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import { activityKind } from '../activity-kind.ts'

/** The states in the order of their tabs. */
export const STATES = ['ONGOING', 'UPCOMING', 'ENDED'] as const

const urgency = ({ status, startTime, endTime }: ActivitySummary) =>
  status === 'ONGOING' ? endTime : status === 'UPCOMING' ? startTime : -endTime

/** The pool of an ongoing competition; 0 for every other activity. */
const poolOf = (activity: ActivitySummary) =>
  new Big(
    (activity.status === 'ONGOING' && activityKind(activity).group === 'Competition' && activity.pool?.amount) || 0,
  )

/** The ongoing competition with the largest pool; undefined without one. */
export const findLead = (activities: readonly ActivitySummary[]) =>
  activities
    .filter((activity) => poolOf(activity).gt(0))
    .toSorted((a, b) => poolOf(b).cmp(poolOf(a)) || urgency(a) - urgency(b))[0]

/**
 * Ongoing by end, upcoming by start, ended by the latest end. The lead comes first. The beginners' activity comes last in its group,
 * because the banner and the card beside it already show it.
 */
export function arrangeActivities(activities: readonly ActivitySummary[]) {
  const lead = findLead(activities)
  const place = (activity: ActivitySummary) => {
    if (activity === lead) return 0
    return activityTypeRow(activity.activityType)?.forNewUsers ? 2 : 1
  }
  return activities.toSorted(
    (a, b) => STATES.indexOf(a.status) - STATES.indexOf(b.status) || place(a) - place(b) || urgency(a) - urgency(b),
  )
}
