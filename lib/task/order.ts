import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { ratioOf } from './progress.ts'
import { taskPhase } from './task-phase.ts'

type Claimable = Pick<TaskCompletion, 'claimDeadline'>

const deadlineOf = ({ claimDeadline }: Claimable) => claimDeadline ?? Number.MAX_SAFE_INTEGER

/** The order of claimable rewards: the earliest deadline first, rewards without one last. */
export const byDeadline = (a: Claimable, b: Claimable) => deadlineOf(a) - deadlineOf(b)

/** What can still be claimed, the earliest deadline first. `now`: the gateway's clock, ms. */
export const claimableAt = <Item extends { task: Claimable }>(items: readonly Item[], now: number) =>
  items.filter(({ task }) => now < deadlineOf(task)).toSorted((a, b) => byDeadline(a.task, b.task))

/** The reward for having an account, for a user who has one but has not joined: joining completes it. */
export const accountTask = (tasks: readonly TaskCompletion[]): TaskCompletion | undefined =>
  tasks.find(({ taskType, reasonCode }) => taskType === 'REGISTER_PASS' && reasonCode === 'NOT_JOINED')

/** The open tasks, the furthest along first. */
export const closestTasks = (tasks: readonly TaskCompletion[]): TaskCompletion[] =>
  tasks.filter((task) => taskPhase(task) === 'open').toSorted((a, b) => ratioOf(b.progress) - ratioOf(a.progress))
