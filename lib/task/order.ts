import type { TaskCompletion } from '../contract/task/task.ts'
import { ratioOf } from './progress.ts'
import { taskPhase } from './task-phase.ts'

type Claimable = Pick<TaskCompletion, 'claimDeadline'>

const deadlineOf = ({ claimDeadline }: Claimable): number => claimDeadline ?? Number.MAX_SAFE_INTEGER

/** The order of what can be claimed: what lapses first, then what never does. */
export const byDeadline = (a: Claimable, b: Claimable): number => deadlineOf(a) - deadlineOf(b)

/** What is still open, the furthest along first. */
export const closestTasks = (tasks: readonly TaskCompletion[]): TaskCompletion[] =>
  tasks.filter((task) => taskPhase(task) === 'open').toSorted((a, b) => ratioOf(b.progress) - ratioOf(a.progress))

/** The one to go on with; null when none has begun. */
export const findClosest = (tasks: readonly TaskCompletion[]): TaskCompletion | null =>
  closestTasks(tasks).find(({ reasonCode, progress }) => reasonCode !== 'NOT_JOINED' && ratioOf(progress) > 0) ?? null
