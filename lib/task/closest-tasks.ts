import type { TaskCompletion } from '#lib/contract/task/task.ts'
import { ratioOf } from './progress-of.ts'
import { taskPhase } from './task-totals.ts'

/** What is still open, the furthest along first. */
export const closestTasks = (tasks: readonly TaskCompletion[]): TaskCompletion[] =>
  tasks.filter((task) => taskPhase(task) === 'open').toSorted((a, b) => ratioOf(b.progress) - ratioOf(a.progress))

/** The one to go on with; null when none has begun. */
export const findClosest = (tasks: readonly TaskCompletion[]): TaskCompletion | null =>
  closestTasks(tasks).find(({ reasonCode, progress }) => reasonCode !== 'NOT_JOINED' && ratioOf(progress) > 0) ?? null
