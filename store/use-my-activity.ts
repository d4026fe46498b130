'use client'

import { useMemo } from 'react'
import type { MyActivity } from '#lib/contract/activity/activity.ts'
import type { Eligibility } from '#lib/contract/activity/eligible.ts'
import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { visibleTasks } from '#lib/task/task-phase.ts'
import { activityApi } from './api/activity.ts'
import { taskApi } from './api/task.ts'
import { visitorApi } from './api/visitor.ts'
import { useAppSelector } from './hooks.ts'
import { selectSession } from './slices/session.ts'
import { selectIsLogin } from './slices/user-info.ts'

/** Facts of the platform show within seconds (contract §7); until a socket tells us, we ask, ms. */
const ASK_AGAIN_MS = 5000

export interface MyActivityView {
  isLogin: boolean
  /** Nothing of mine is known yet: skeletons, not guesses. */
  isLoading: boolean
  /** What was shown before stays; only a first load that fails is told. */
  hasFailed: boolean
  my: MyActivity | null
  eligibility: Pick<Eligibility, 'eligible' | 'reasonCode'> | null
  /** As they are worth a card: see `visibleTasks`. */
  completions: TaskCompletion[]
  retry: () => void
}

const NOTHING: TaskCompletion[] = []

/** What is mine in one activity; a visitor asks by the no-login variants (AUTH-7). */
export function useMyActivity(activityId: string): MyActivityView {
  const isLogin = useAppSelector(selectIsLogin)
  const { isInitialized } = useAppSelector(selectSession)
  const mine = { skip: !isLogin, refetchOnFocus: true, pollingInterval: ASK_AGAIN_MS, skipPollingIfUnfocused: true }
  const detail = activityApi.endpoints.activityDetail.useQuery(activityId, mine)
  const eligible = activityApi.endpoints.eligible.useQuery(activityId, mine)
  const tasks = taskApi.endpoints.taskCompletions.useQuery(activityId, mine)
  const noLogin = visitorApi.endpoints.noLoginEligible.useQuery(activityId, { skip: isLogin || !isInitialized })
  const my = (isLogin && detail.data?.my) || null
  // Asked just before joining, answered just after: the tasks of somebody who has not joined say nothing of who has.
  const isStale =
    detail.data?.my.applied === true && tasks.data?.tasks.some(({ reasonCode }) => reasonCode === 'NOT_JOINED')
  const answered = isStale ? undefined : tasks.data?.tasks
  const completions = useMemo(() => (answered ? visibleTasks(answered) : NOTHING), [answered])
  // While it is asked for again nothing is said to have failed but the error, which stays until there is an answer.
  const hasFailed = isLogin && [detail, tasks].some(({ error, data }) => error !== undefined && !data)
  return {
    isLogin,
    isLoading: !isInitialized || (isLogin && !hasFailed && (detail.isLoading || tasks.isLoading)),
    hasFailed,
    my,
    // The detail tells it, too: nobody waits for one call more.
    eligibility: (isLogin ? (eligible.data ?? my) : noLogin.data) ?? null,
    completions: isLogin ? completions : NOTHING,
    retry: () => {
      void detail.refetch()
      void tasks.refetch()
    },
  }
}
