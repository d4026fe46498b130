import type { TaskCompletion } from '../contract/task/task.ts'
import { taskPhase } from './task-phase.ts'

/** The number of draws that completed tasks have ready to claim. */
export const drawsToClaim = (tasks: readonly TaskCompletion[]): number =>
  tasks.reduce((sum, task) => {
    const { amount } = task.reward
    return 'count' in amount && taskPhase(task) === 'ready' ? sum + amount.count : sum
  }, 0)
