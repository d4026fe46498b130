import type { CallData } from '@fanfare/contract/define-call.ts'
import type { obtainReward } from '@fanfare/contract/task/obtain-reward.ts'
import type { Claimable, ClaimedReward } from '#store/slices/moment.ts'

/** A claimable reward with the gateway's answer to its claim. */
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
