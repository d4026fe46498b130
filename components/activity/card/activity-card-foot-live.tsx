'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAuth } from '#components/providers/auth-context.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { standingOf } from '../activity-standing.ts'
import { ActivityCardFoot, type CardSubject } from './activity-card-foot.tsx'

/**
 * The foot of a card, with the user's state once it is known. Uses only calls that the home page makes anyway: the claimable rewards of
 * all activities, and the tasks of the beginners' one. So a list of cards needs no call of its own.
 */
export function ActivityCardFootLive(subject: CardSubject) {
  const { isLogin, loading } = useAuth()
  const mine = activityApi.useClaimableQuery(isLogin ? undefined : skipToken)
  const hasTasks = activityTypeRow(subject.activityType)?.forNewUsers
  const tasks = taskApi.useTaskCompletionsQuery(isLogin && hasTasks ? subject.activityId : skipToken)
  const isLoading = loading || mine.isLoading || tasks.isLoading
  const standing = !isLoading && mine.data ? standingOf(subject, mine.data, tasks.data?.tasks ?? []) : null
  return <ActivityCardFoot {...subject} standing={standing} isServers={isLoading} />
}
