'use client'

import type { TopicState } from '#lib/live/live-socket.ts'
import { useAppSelector } from '../hooks.ts'
import { selectIsLogin } from '../slices/user-info.ts'
import { useLiveTopic } from './use-live-topic.ts'

/** Whether events renew the user's tasks and rewards of an activity, and the activity's own status. */
export function useTasksLive(activityId: string): TopicState {
  const isLogin = useAppSelector(selectIsLogin)
  const tasks = useLiveTopic(isLogin ? 'tasks' : null)
  // Covers, bonuses and ranks are paid without a task.
  useLiveTopic(isLogin ? 'rewards' : null)
  const activity = useLiveTopic(isLogin ? 'activity' : null, activityId)
  return tasks === 'live' ? activity : tasks
}
