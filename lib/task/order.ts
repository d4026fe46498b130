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
