import { HeroHeadline, type HeroSubject } from '#components/activity/hero-headline.tsx'
import { ownPromise } from '#components/activity/hero-promise.ts'
import { partOf } from '#components/activity/part-of.tsx'
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
import {
  countDone,
  hasNothingLeft,
  totalsByWord,
  totalsOfPart,
  visibleTasks,
  type WordTotal,
} from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { POLLING_INTERVAL_MS, useMyActivity } from '#store/use-my-activity.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import { PAGE_SIZE_MAXIMUM } from '@fanfare/contract/paging.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import { markClaimInSight } from '#components/task/claim/mark-claim-in-sight.ts'
import { CountUp } from '#components/task/claim/count-up.tsx'
import { useTaskHandlers } from '#components/task/task-card/use-task-handlers.ts'
import { livePolling } from '#store/live/live-polling.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { useAnswer } from '#store/use-answer.ts'

interface HeroHeadlineLiveProps {
  activityId: string
  subject: HeroSubject
  /** The prize headline is a pool for the best. */
  isExtra?: boolean
}

/** The prize headline with the user's own line and, after the end, the sum of the user's own rewards. */
function HeroHeadlineLive({ activityId, subject, isExtra }: HeroHeadlineLiveProps) {
  const words = useWords()
  const { t, number, money, rewardText } = words
  const { isLoading, my, isMember, completions } = useMyActivity(activityId)
  const asksWon = isMember && subject.status === 'ENDED'
  const won = useAnswer(
    taskApi.useRewardListQuery(asksWon ? { activityId, pageIndex: 0, pageSize: PAGE_SIZE_MAXIMUM } : skipToken),
  )
  if (isLoading || (asksWon && !won.isKnown)) return <HeroHeadline subject={subject} isServers />
  if (!isMember) {
    // The line for visitors asks them to sign up.
    const account = accountTask(completions)
    const canJoin = subject.status === 'ONGOING' && my?.eligible === true
    const promise =
      account &&
      (canJoin
        ? t('ready.join_claim', { reward: rewardText(account.reward) })
        : t('activity_proof.tasks_done', { done: number(0), count: number(completions.length) }))
    return <HeroHeadline subject={subject} mine={{ promise }} />
  }
  const isOver = subject.status === 'ENDED'
  // With nothing left to get, a maximum would promise again what the user has.
  const hasAll = !isOver && !isExtra && hasNothingLeft(completions)
  const promise = hasAll
    ? t('activity_proof.tasks_done', { done: number(countDone(completions)), count: number(completions.length) })
    : ownPromise({ completions, status: subject.status, isExtra }, words)
  const got = hasAll ? totalsOfPart(completions, 'claimed') : totalsByWord(won.data?.items ?? [])
  const [first, ...others] = shownKinds(got)
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
function PauseLive({ activityId, served }: { activityId: string; served: ActivityDetail['paused'] }) {
  const { my, paused } = useMyActivity(activityId)
  return <PauseNotice paused={!my ? served : paused} />
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

interface ActivityTasksLiveProps {
  detail: Pick<ActivityDetail, 'activityId' | 'path' | 'tasks'>
  /** The group of a general campaign; undefined for the activity's own tasks. */
  identifier?: string
  /** How the tasks are shown, with and without a user's states. */
  list: Omit<ComponentProps<typeof MyTasks>, 'tasks'>
}

/** The tasks with the user's own states as soon as they are known; until then the server's view stays. */
export function ActivityTasksLive({ detail, identifier, list }: ActivityTasksLiveProps) {
  const mine = useMyTasks(detail, identifier)
  const { isLogin, isMember, completions, liveState, isLoading, hasFailed, retry } = mine
  const handlers = useTaskHandlers(detail, mine)
  const t = useTranslations()
  if (hasFailed) {
    return (
      <>
        <Notice tone="warning" role="status">
          <p>{t('activity.loading_failed')}</p>
          <SmallButton onClick={retry}>
            <SmallIcon icon="arrow-clockwise" />
            {t('common.btn_retry')}
          </SmallButton>
        </Notice>
        <MyTasks tasks={detail.tasks} {...list} />
      </>
    )
  }
  if (isLoading || !isMember || completions.length === 0)
    return <MyTasks tasks={detail.tasks} isServers={isLoading} hasAccount={isLogin} {...list} />
  return (
    <MyTasks
      tasks={completions}
      {...list}
      handlers={{
        ...handlers,
        // Say that the page polls only after the connection has failed.
        ...(liveState === 'down' && { pollingMs: POLLING_INTERVAL_MS }),
        watchClaim: markClaimInSight,
        drawMoney: (money) => <CountUp money={money} />,
      }}
    />
  )
}

/** A user's own parts of every activity page, loaded together. */
export const OwnPart = partOf({
  headline: HeroHeadlineLive,
  mine: ActivityMineLive,
  pause: PauseLive,
  share: ShareCardLive,
  tasks: ActivityTasksLive,
})

/** The user's tasks of an activity, or of one group of a general campaign, which has its own call. */
function useMyTasks({ activityId, tasks }: ActivityTasksLiveProps['detail'], identifier?: string) {
  const mine = useMyActivity(activityId)
  const group = taskApi.useTaskGroupQuery(identifier && mine.isLogin ? { activityId, identifier } : skipToken, {
    refetchOnFocus: true,
    ...livePolling(POLLING_INTERVAL_MS, mine.liveState),
  })
  const answer = useAnswer(group)
  if (!identifier) {
    // The activity's tasks that are in no group.
    const ids = new Set(tasks.map(({ taskId }) => taskId))
    const isShown = ({ taskId, identifier: named }: TaskCompletion) => !named || ids.has(taskId)
    return { ...mine, completions: mine.completions.filter(isShown) }
  }
  // Tasks that were read just before joining still say that the user has not joined.
  const isStale = answer.data?.tasks.some(({ reasonCode }) => reasonCode === 'NOT_JOINED')
  return {
    ...mine,
    completions: answer.isKnown && !isStale ? visibleTasks(answer.data.tasks) : [],
    isLoading: mine.isLoading || (mine.isLogin && !answer.isKnown),
    hasFailed: mine.hasFailed || answer.hasFailed,
    retry: () => {
      mine.retry()
      void group.refetch()
    },
  }
}
