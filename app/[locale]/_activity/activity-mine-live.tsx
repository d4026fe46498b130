'use client'

import { PauseNotice } from '#components/activity/pause-notice.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import { InviteCodeCard } from '#components/activity/invite-code-card.tsx'
import styles from './activity-section.module.css'
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

/** The notice of a pause on an open page: it comes and goes with the event of the activity. `served`: as the page was made. */
export function PauseLive({ activityId, served }: { activityId: string; served: ActivityDetail['paused'] }) {
  const { my, paused } = useMyActivity(activityId)
  const shown = my === null ? served : paused
  return shown && <PauseNotice className={styles.pause} paused={shown} />
}
