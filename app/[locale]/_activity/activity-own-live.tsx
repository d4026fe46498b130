import { InviteCodeCard } from '#components/activity/invite-code-card.tsx'
import { PauseNotice } from '#components/activity/pause-notice.tsx'
import { useAuth } from '#components/providers/auth-context.ts'
import { ShareButton } from '#components/share/share-button.tsx'
import { ShareCardVisitor } from '#components/share/share-card-visitor.tsx'
import { ShareCard } from '#components/share/share-card.tsx'
import type { ShareSubject } from '#components/share/share-subject.ts'
import { MyActivityRewards } from '#components/task/task-card/my-activity-rewards.tsx'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import styles from './activity-section.module.css'
import { ActivityTasksLive } from './activity-tasks-live.tsx'
import { HeroHeadlineLive } from './hero-headline-live.tsx'

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

/** Shows or hides the pause notice when the activity's event arrives. `served`: the pause at render. */
function PauseLive({ activityId, served }: { activityId: string; served: ActivityDetail['paused'] }) {
  const { my, paused } = useMyActivity(activityId)
  const shown = my === null ? served : paused
  return shown && <PauseNotice className={styles.pause} paused={shown} />
}

/** A user shares the page; after a session has ended the page offers the login again. */
function ShareCardLive({ subject, path }: { subject: ShareSubject; path: string }) {
  const { isLogin } = useAuth()
  if (!isLogin) return <ShareCardVisitor path={path} />
  return (
    <ShareCard>
      <ShareButton subject={subject} />
    </ShareCard>
  )
}

/** A user's own parts of every activity page, loaded together. */
export const activityOwnLive = {
  Mine: ActivityMineLive,
  Tasks: ActivityTasksLive,
  Headline: HeroHeadlineLive,
  Share: ShareCardLive,
  Pause: PauseLive,
}
