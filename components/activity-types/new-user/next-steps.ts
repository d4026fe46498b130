import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { ratioOf } from '#lib/task/progress.ts'
import { taskPhase } from '#lib/task/task-phase.ts'

const SHOWN = 3

/** The next tasks: claimable ones, then those furthest along, else in the activity's own order. */
export function nextSteps(tasks: readonly TaskCompletion[]): TaskCompletion[] {
  const weight = (task: TaskCompletion) => (taskPhase(task) === 'ready' ? 2 : ratioOf(task.progress))
  return tasks
    .filter((task) => taskPhase(task) === 'ready' || taskPhase(task) === 'open')
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, SHOWN)
}
