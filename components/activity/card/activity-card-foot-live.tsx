'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAuth } from '#components/providers/auth-context.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { standingOf } from '../activity-standing.ts'
import { ActivityCardFoot, type CardSubject } from './activity-card-foot.tsx'
import { isFirstRead } from '#store/is-first-read.ts'

/**
 * The foot of a card, with the user's state once it is known. Uses only calls that the home page makes anyway: the claimable rewards of
 * all activities, and the tasks of the beginners' one. So a list of cards needs no call of its own.
 */
export function ActivityCardFootLive(subject: CardSubject) {
  const { isLogin, loading } = useAuth()
  const mine = activityApi.useClaimableQuery(isLogin ? undefined : skipToken)
  const hasTasks = activityTypeRow(subject.activityType)?.forNewUsers
  const tasks = taskApi.useTaskCompletionsQuery(isLogin && hasTasks ? subject.activityId : skipToken)
  const isLoading = loading || isFirstRead(mine) || isFirstRead(tasks)
  const standing =
    !isLoading && mine.currentData ? standingOf(subject, mine.currentData, tasks.currentData?.tasks ?? []) : null
  return <ActivityCardFoot {...subject} standing={standing} isServers={isLoading} />
}
