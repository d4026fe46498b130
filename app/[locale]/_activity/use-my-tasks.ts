'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import type { ActivityDetail } from '@fanfare/contract/activity/activity.ts'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { visibleTasks } from '#lib/task/task-phase.ts'
import { taskApi } from '#store/api/task.ts'
import { livePolling } from '#store/live/live-polling.ts'
import { POLLING_INTERVAL_MS, useMyActivity, type MyActivityView } from '#store/use-my-activity.ts'

type MyTasksView = Pick<MyActivityView, 'isLogin' | 'my' | 'completions' | 'liveState' | 'hasFailed' | 'retry'>

const NOTHING: TaskCompletion[] = []

/** The user's tasks of an activity, or of one group of a general campaign by a call of its own. */
export function useMyTasks(
  { activityId, tasks }: Pick<ActivityDetail, 'activityId' | 'tasks'>,
  identifier: string | undefined,
): MyTasksView {
  const mine = useMyActivity(activityId)
  const group = taskApi.endpoints.taskGroup.useQuery(
    identifier !== undefined && mine.isLogin ? { activityId, identifier } : skipToken,
    { refetchOnFocus: true, ...livePolling(POLLING_INTERVAL_MS, mine.liveState) },
  )
  const data = group.data
  const ofGroup = useMemo(() => {
    // Tasks that were read just before joining still say that the user has not joined.
    const isStale = data?.tasks.some(({ reasonCode }) => reasonCode === 'NOT_JOINED')
    return data && !isStale ? visibleTasks(data.tasks) : NOTHING
  }, [data])
  // The tasks of an activity with groups that have none themselves.
  const ids = useMemo(() => new Set(tasks.map(({ taskId }) => taskId)), [tasks])
  const withoutGroup = useMemo(
    () => mine.completions.filter(({ taskId, identifier: named }) => named === undefined || ids.has(taskId)),
    [mine.completions, ids],
  )
  if (identifier === undefined) return { ...mine, completions: withoutGroup }
  return {
    ...mine,
    completions: ofGroup,
    hasFailed: mine.hasFailed || (group.error !== undefined && !data),
    retry: () => {
      mine.retry()
      void group.refetch()
    },
  }
}
