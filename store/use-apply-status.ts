'use client'

import type { DialogStatus } from '@fanfare/contract/dialog-statuses.ts'
import { activityApi } from './api/activity.ts'
import { livePolling } from './live/live-polling.ts'
import { useAppSelector } from './hooks.ts'
import { selectIsLogin } from './slices/user-info.ts'
import { useAnswer } from './use-answer.ts'
import { POLLING_INTERVAL_MS, useTasksLive } from './use-my-activity.ts'

/**
 * The status of the user's application (ACT-8); null for visitors, and while it is unknown, which refuses nothing. A user who has joined stays joined, so
 * it is not polled for them.
 */
export function useApplyStatus(activityId: string, isApplied: boolean): DialogStatus | null {
  const isLogin = useAppSelector(selectIsLogin)
  const liveState = useTasksLive(activityId)
  const query = activityApi.useApplyStatusQuery(activityId, {
    skip: !isLogin,
    refetchOnFocus: !isApplied,
    ...livePolling(isApplied ? 0 : POLLING_INTERVAL_MS, liveState),
  })
  return useAnswer(query).data?.status ?? null
}
