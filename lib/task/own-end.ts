import type { ActivityDetail, MyActivity } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'

interface OwnTimes extends Partial<
  Pick<ActivityDetail, 'endTime' | 'depositBonus' | 'competition' | 'lottery' | 'cover'>
> {
  my?: Partial<Pick<MyActivity, 'depositBonus'>>
}

/**
 * Until when the deeds of this member count in an activity, ms: the end of their own window, which may be days before the activity's
 * end. Ticket, page and calendar ask here. null while it is not known.
 * @param tasks the member's; empty until they are known
 */
export function ownEnd(activity: OwnTimes | undefined, tasks: readonly TaskCompletion[]): number | null {
  if (!activity?.endTime) return null
  const { endTime, my, depositBonus, competition, lottery, cover } = activity
  if (my?.depositBonus) return Math.min(my.depositBonus.windowEndsAt, endTime)
  // The window begins when the member joins, so that the activity's end would be a promise that is too long.
  if (depositBonus?.windowDays) return null
  if (competition || lottery || cover || tasks.length === 0) return endTime
  // A daily task has a window of its own each day.
  const ends = tasks.map(({ windowEndsAt, resetsAt }) => (resetsAt ? null : (windowEndsAt ?? null)))
  return Math.min(endTime, Math.max(...ends.map((end) => end ?? endTime)))
}
