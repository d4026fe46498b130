import type { TaskCompletion } from '../contract/task/task.ts'

/** Where a task's next step leads: the trace's own action, else the task's (ACT-4). */
export function nextStepOf({ trace, action }: Pick<TaskCompletion, 'trace' | 'action'>): TaskCompletion['action'] {
  const next = trace.find(({ nextAction }) => nextAction)?.nextAction
  return next?.appRoute || next?.webUrl ? next : action
}
