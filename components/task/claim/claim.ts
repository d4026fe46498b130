import type { CallData } from '@fanfare/contract/define-call.ts'
import type { claimable } from '@fanfare/contract/activity/join.ts'
import type { obtainReward } from '@fanfare/contract/task/rewards.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { Claimable, ClaimedReward } from '#store/slices/good-news.ts'

export type ClaimableItem = CallData<typeof claimable>['items'][number]

/** Shares the state of a claim with all claim buttons of the page, in every island and overlay. */
export const ONE_CLAIM = { fixedCacheKey: 'claim' }

/** The key of a claim: a task pays once per period. */
export const claimKey = ({ taskId, periodKey }: Pick<TaskCompletion, 'taskId' | 'periodKey'>) =>
  `${taskId} ${periodKey}`

export const claimedReward = (
  { activityId, activityTitle, taskId, periodKey, title }: Claimable,
  { reward, state, reasonCode, holdUntil, expiresAt }: CallData<typeof obtainReward>,
): ClaimedReward => ({
  activityId,
  activityTitle,
  taskId,
  periodKey,
  title,
  reward,
  state,
  reasonCode,
  holdUntil,
  expiresAt,
})
