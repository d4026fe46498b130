'use client'

import { useMyActivity } from '#store/use-my-activity.ts'
import { InviteCodeCard } from '#components/activity/invite-code-card.tsx'
import { MyActivityRewards } from '#components/task/task-card/my-activity-rewards.tsx'

/** For members, beside the tasks: the rewards claimed here and the inviter (design §7, NewUser). */
export function ActivityMineLive({ activityId, endTime }: { activityId: string; endTime: number }) {
  const { isLogin, my, completions } = useMyActivity(activityId)
  if (!isLogin || !my) return null
  return (
    <>
      {my.applied && <MyActivityRewards activityId={activityId} tasks={completions} />}
      <InviteCodeCard activityId={activityId} my={my} endTime={endTime} />
    </>
  )
}
