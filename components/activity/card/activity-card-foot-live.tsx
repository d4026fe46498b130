'use client'

import { skipToken } from '@reduxjs/toolkit/query/react'
import { isStarting, useAuth } from '#components/providers/auth-context.ts'
import { activityTypeRow } from '@fanfare/contract/activity-types.ts'
import { activityApi } from '#store/api/activity.ts'
import { taskApi } from '#store/api/task.ts'
import { standingOf } from '../activity-standing.ts'
import { ActivityCardFoot, type CardSubject } from './activity-card-foot.tsx'
import { useAnswer } from '#store/use-answer.ts'

/**
 * The foot of a card, with the user's state once it is known. Uses only calls that the home page makes anyway: the claimable rewards of
 * all activities, and the tasks of the beginners' one. So a list of cards needs no call of its own.
 */
export function ActivityCardFootLive(subject: CardSubject) {
  const auth = useAuth()
  const { isLogin } = auth
  const mine = useAnswer(activityApi.useClaimableQuery(isLogin ? undefined : skipToken))
  const hasTasks = activityTypeRow(subject.activityType)?.forNewUsers
  const tasks = useAnswer(taskApi.useTaskCompletionsQuery(isLogin && hasTasks ? subject.activityId : skipToken))
  const completions = hasTasks ? tasks.data?.tasks : []
  const standing = mine.isKnown && completions ? standingOf(subject, mine.data, completions) : null
  // Without both answers the card cannot say where the user stands.
  const isUnknown = isLogin ? !mine.isKnown || !completions : isStarting(auth)
  return <ActivityCardFoot {...subject} standing={standing} isServers={isUnknown} />
}
