import type { CallData } from '@fanfare/contract/define-call.ts'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Claimable } from '#store/slices/good-news.ts'

export type ClaimableItem = Pick<CallData<typeof claimable>['items'][number], 'activityId' | 'title' | 'task'>

/** Shares the state of a claim with all claim buttons of the page, in every island and overlay. */
export const ONE_CLAIM = { fixedCacheKey: 'claim' }

/** The key of a claim: a task pays once per period. */
export const claimKey = ({ taskId, periodKey }: Pick<TaskCompletion, 'taskId' | 'periodKey'>) =>
  `${taskId} ${periodKey}`

/** Unique among the rewards of all activities. */
export const rewardKey = (reward: Pick<Claimable, 'activityId' | 'taskId' | 'periodKey'>) =>
  `${reward.activityId} ${claimKey(reward)}`

export const claimableOf = ({ activityId, title, task }: ClaimableItem): Claimable => ({
  ...task,
  activityId,
  activityTitle: title,
})
