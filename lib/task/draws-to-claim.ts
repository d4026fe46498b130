import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import { taskPhase } from './task-phase.ts'

/** The completed tasks whose draws are ready to claim. */
export const tasksWithDraws = (tasks: readonly TaskCompletion[]): TaskCompletion[] =>
  tasks.filter((task) => 'count' in task.reward.amount && taskPhase(task) === 'ready')

export const drawsToClaim = (tasks: readonly TaskCompletion[]) =>
  tasksWithDraws(tasks).reduce((sum, { reward: { amount } }) => sum + ('count' in amount ? amount.count : 0), 0)
