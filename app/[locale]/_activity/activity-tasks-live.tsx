import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslations } from 'next-intl'
import { useMemo, type ComponentProps } from 'react'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { MyTasks } from '#components/task/task-card/my-tasks.tsx'
import { markClaimInSight } from '#components/task/claim/mark-claim-in-sight.ts'
import { CountUp } from '#components/task/claim/count-up.tsx'
import { useTaskHandlers } from '#components/task/task-card/use-task-handlers.ts'
import { visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { livePolling } from '#store/live/live-polling.ts'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { POLLING_INTERVAL_MS, useMyActivity } from '#store/use-my-activity.ts'

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

const NOTHING: TaskCompletion[] = []

/** The user's tasks of an activity, or of one group of a general campaign, which has its own call. */
function useMyTasks({ activityId, tasks }: Pick<ActivityDetail, 'activityId' | 'tasks'>, identifier?: string) {
  const mine = useMyActivity(activityId)
  const group = taskApi.useTaskGroupQuery(
    identifier !== undefined && mine.isLogin ? { activityId, identifier } : skipToken,
    { refetchOnFocus: true, ...livePolling(POLLING_INTERVAL_MS, mine.liveState) },
  )
  const data = group.data
  const ofGroup = useMemo(() => {
    // Tasks that were read just before joining still say that the user has not joined.
    const isStale = data?.tasks.some(({ reasonCode }) => reasonCode === 'NOT_JOINED')
    return data && !isStale ? visibleTasks(data.tasks) : NOTHING
  }, [data])
  // The activity's tasks that are in no group.
  const withoutGroup = useMemo(() => {
    const ids = new Set(tasks.map(({ taskId }) => taskId))
    return mine.completions.filter(({ taskId, identifier: named }) => named === undefined || ids.has(taskId))
  }, [mine.completions, tasks])
  if (identifier === undefined) return { ...mine, completions: withoutGroup }
  return {
    ...mine,
    completions: ofGroup,
    isLoading: mine.isLoading || group.isLoading,
    hasFailed: mine.hasFailed || (group.error !== undefined && !data),
    retry: () => {
      mine.retry()
      void group.refetch()
    },
  }
}
