import type { TaskCompletion } from '@fanfare/contract/task/task.ts'

/** Names one claim: a task pays once a period. */
export const claimKey = ({ taskId, periodKey }: Pick<TaskCompletion, 'taskId' | 'periodKey'>): string =>
  `${taskId} ${periodKey}`
