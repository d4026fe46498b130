import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { InviteCodeCard } from '#components/activity/invite-code-card.tsx'
import { PauseNotice } from '#components/activity/pause-notice.tsx'
import { useAuth } from '#components/providers/auth-context.ts'
import { ShareButton } from '#components/share/share-button.tsx'
import { ShareCard, ShareCardVisitor } from '#components/share/share-card.tsx'
import type { ShareSubject } from '#components/share/share-subject.ts'
import { MyActivityRewards } from '#components/task/task-card/my-activity-rewards.tsx'
import { useWords } from '#components/ui/text/use-words.ts'
import { accountTask } from '#lib/task/order.ts'
import { shownKinds } from '#lib/task/shown-rewards.ts'
import { totalsByWord, type WordTotal } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { useMyActivity } from '#store/use-my-activity.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'

// A user's own parts of every activity page, loaded together.
export { ActivityTasksLive } from './activity-tasks-live.tsx'

interface HeroHeadlineLiveProps {
  activityId: string
  subject: HeroSubject
  /** The prize headline is a pool for the best. */
  isExtra?: boolean
}

/** The prize headline with the user's own line and, after the end, the sum of the user's own rewards. */
export function HeroHeadlineLive({ activityId, subject, isExtra }: HeroHeadlineLiveProps) {
  const words = useWords()
  const { t, number, money, rewardText } = words
  const { isLoading, my, isMember, completions } = useMyActivity(activityId)
  const won = taskApi.useRewardListQuery(
    isMember && subject.status === 'ENDED' ? { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } : skipToken,
  )
  if (isLoading || won.isLoading) return <HeroHeadline subject={subject} isServers />
  const account = isMember ? undefined : accountTask(completions)
  if (account) {
    // The line for visitors asks them to sign up.
    const canJoin = subject.status === 'ONGOING' && my?.eligible === true
    const promise = canJoin
      ? t('ready.join_claim', { reward: rewardText(account.reward) })
      : t('activity_proof.tasks_done', { done: number(0), count: number(completions.length) })
    return <HeroHeadline subject={subject} mine={{ promise }} />
  }
  if (!isMember) return <HeroHeadline subject={subject} />
  const promise = ownPromise({ completions, status: subject.status, isExtra }, words)
  const [first, ...others] = shownKinds(totalsByWord(won.data?.items ?? []))
  const ofKind = ({ word, money: sum }: WordTotal) =>
    t('task.amount_of_kind', { amount: money(sum), kind: t(`task.word.${word}`) })
  const label =
    first && others.length > 0 ? [t(`task.word.${first.word}`), ...others.map(ofKind)].join(' + ') : undefined
  return <HeroHeadline subject={subject} mine={{ won: first?.money, promise, label }} />
}

/** For members, beside the tasks: the rewards claimed here and the inviter (design §7, NewUser). */
export function ActivityMineLive({ activityId, endTime }: { activityId: string; endTime: number }) {
  const { my, completions } = useMyActivity(activityId)
  if (!my) return null
  return (
    <>
      {my.applied && <MyActivityRewards activityId={activityId} tasks={completions} />}
      <InviteCodeCard activityId={activityId} my={my} endTime={endTime} />
    </>
  )
}

/** Shows or hides the pause notice when the activity's event arrives. `served`: the pause at render. */
export function PauseLive({ activityId, served }: { activityId: string; served: ActivityDetail['paused'] }) {
  const { my, paused } = useMyActivity(activityId)
  const shown = my === null ? served : paused
  return shown && <PauseNotice paused={shown} />
}

/** A user shares the page; after a session has ended the page offers the login again. */
export function ShareCardLive({ subject, path }: { subject: ShareSubject; path: string }) {
  const { isLogin } = useAuth()
  if (!isLogin) return <ShareCardVisitor path={path} />
  return (
    <ShareCard>
      <ShareButton subject={subject} />
    </ShareCard>
  )
}
