import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { taskPhase } from './task-totals.ts'

/**
 * What of my tasks is worth a card. A daily task has a row a day (contract §7): its present day, and earlier ones that can
 * still be claimed; days that are over and done with would bury the rest.
 */
export function visibleTasks(completions: readonly TaskCompletion[]): TaskCompletion[] {
  const newest = new Map<string, string>()
  for (const { taskId, periodKey } of completions) {
    const known = newest.get(taskId)
    if (known === undefined || periodKey > known) newest.set(taskId, periodKey)
  }
  return completions.filter((task) => task.periodKey === newest.get(task.taskId) || taskPhase(task) === 'ready')
}
