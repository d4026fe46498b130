import type { AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'

const completedIn = (activity: string, payload: unknown): AnalyticsFact[] => {
  const { tasks = [] } = (payload ?? {}) as { tasks?: { taskId: string; taskStatus: string }[] }
  return tasks
    .filter(({ taskStatus }) => taskStatus === 'COMPLETED')
    .map(({ taskId }) => ({ name: 'task_completed', activity, task: taskId }))
}

/** The events of a fulfilled call. They contain ids of activities and tasks alone. */
export function analyticsFacts(action: unknown): AnalyticsFact[] {
  const { meta, payload } = action as {
    payload?: unknown
    meta?: { requestStatus?: string; arg?: { endpointName?: string; originalArgs?: unknown } }
  }
  if (meta?.requestStatus !== 'fulfilled') return []
  const { endpointName, originalArgs } = meta.arg ?? {}
  const { activityId: activity = '', taskId: task = '' } = (
    typeof originalArgs === 'string' ? { activityId: originalArgs } : (originalArgs ?? {})
  ) as { activityId?: string; taskId?: string }
  switch (endpointName) {
    case 'register':
      return [{ name: 'register' }]
    case 'login':
      return [{ name: 'login' }]
    case 'apply':
      return [{ name: 'join', activity }]
    case 'draw':
      return [{ name: 'draw', activity }]
    case 'obtainReward':
      return [{ name: 'claim', activity, task }]
    case 'taskCompletions':
    case 'taskGroup':
      return completedIn(activity, payload)
    default:
      return []
  }
}
