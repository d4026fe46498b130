import type { TaskCompletion } from '../contract/task/task.ts'
import { ratioOf } from './progress.ts'
import { taskPhase } from './task-phase.ts'

type Claimable = Pick<TaskCompletion, 'claimDeadline'>

const deadlineOf = ({ claimDeadline }: Claimable): number => claimDeadline ?? Number.MAX_SAFE_INTEGER

/** The order of claimable rewards: the earliest deadline first, rewards without one last. */
export const byDeadline = (a: Claimable, b: Claimable): number => deadlineOf(a) - deadlineOf(b)

/** The open tasks, the furthest along first. */
export const closestTasks = (tasks: readonly TaskCompletion[]): TaskCompletion[] =>
  tasks.filter((task) => taskPhase(task) === 'open').toSorted((a, b) => ratioOf(b.progress) - ratioOf(a.progress))

/** The joined task that is furthest along; null when none has begun. */
export const findClosest = (tasks: readonly TaskCompletion[]): TaskCompletion | null =>
  closestTasks(tasks).find(({ reasonCode, progress }) => reasonCode !== 'NOT_JOINED' && ratioOf(progress) > 0) ?? null
