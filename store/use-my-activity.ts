'use client'

import { useMemo } from 'react'
import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { visibleTasks } from '#lib/task/task-phase.ts'
import { livePolling } from './live/live-polling.ts'
import { useLiveTopic } from './live/use-live-topic.ts'
import { activityApi } from './api/activity.ts'
import { taskApi } from './api/task.ts'
import { visitorApi } from './api/visitor.ts'
import { useAppSelector } from './hooks.ts'
import { selectSession } from './slices/session.ts'
import { selectIsLogin } from './slices/user-info.ts'
import { useAnswer } from './use-answer.ts'

/** How often the page polls without a socket, ms: facts of the platform must show within seconds (contract §7). */
export const POLLING_INTERVAL_MS = 5000

const NOTHING: TaskCompletion[] = []

/** Subscribes to the user's tasks and rewards of an activity and to its status; returns whether their events arrive. */
export function useTasksLive(activityId: string) {
  const isLogin = useAppSelector(selectIsLogin)
  const tasks = useLiveTopic(isLogin ? 'tasks' : null)
  // Covers, bonuses and ranks are paid without a task.
  useLiveTopic(isLogin ? 'rewards' : null)
  const activity = useLiveTopic(isLogin ? 'activity' : null, activityId)
  return tasks === 'live' ? activity : tasks
}

/** The user's own state in one activity; a visitor's comes from the no-login calls (AUTH-7). */
export function useMyActivity(activityId: string) {
  const isLogin = useAppSelector(selectIsLogin)
  const { isInitialized } = useAppSelector(selectSession)
  const liveState = useTasksLive(activityId)
  const mine = { skip: !isLogin, refetchOnFocus: true, ...livePolling(POLLING_INTERVAL_MS, liveState) }
  const detail = activityApi.useActivityDetailQuery(activityId, mine)
  const eligible = activityApi.useEligibleQuery(activityId, mine)
  const tasks = taskApi.useTaskCompletionsQuery(activityId, mine)
  const noLogin = visitorApi.useNoLoginEligibleQuery(activityId, { skip: isLogin || !isInitialized })
  const ownDetail = useAnswer(detail)
  const ownTasks = useAnswer(tasks)
  useAnswer(eligible)
  const my = ownDetail.data?.my ?? null
  // Tasks that were read just before joining still say NOT_JOINED.
  const isStale = my?.applied === true && ownTasks.data?.tasks.some(({ reasonCode }) => reasonCode === 'NOT_JOINED')
  const answered = isStale ? undefined : ownTasks.data?.tasks
  const completions = useMemo(() => (answered ? visibleTasks(answered) : NOTHING), [answered])
  return {
    isLogin,
    /**
     * The user's data is not known yet, also after a failure: the page shows skeletons or the server's view, because without an answer
     * nobody can be told that they have not joined or have nothing to claim.
     */
    isLoading: !isInitialized || (isLogin && !(ownDetail.isKnown && ownTasks.isKnown)),
    /** The first load failed, and is repeated. A later failure keeps the data on the page. */
    hasFailed: isLogin && (ownDetail.hasFailed || ownTasks.hasFailed),
    my,
    /** Has joined, as far as is known; see `isLoading`. */
    isMember: my?.applied === true,
    /** The staff's current pause; null when there is none or it is not known yet. */
    paused: my && (detail.currentData?.paused ?? null),
    // The detail has it too, so that the page does not wait for one more call.
    eligibility: (isLogin ? (eligible.currentData ?? my) : noLogin.currentData) ?? null,
    /** Filtered by `visibleTasks`. */
    completions,
    /** Whether events renew the tasks; otherwise they are read every `POLLING_INTERVAL_MS`. */
    liveState,
    retry: () => {
      void detail.refetch()
      void tasks.refetch()
    },
  }
}

export type MyActivityView = ReturnType<typeof useMyActivity>
