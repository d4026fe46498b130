import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'

/** Done or not: no fact could explain more. */
const STATES: ReadonlySet<string> = new Set<TaskType>(['REGISTER_PASS', 'KYC_PASS', 'KOL_BIND', 'APPOINT_CODE'])

/** A task that is answered by yes or no has no trace (design, "Task card"); so has a link that is shared once. */
export const hasTrace = ({ taskType, progress }: Pick<TaskCompletion, 'taskType' | 'progress'>): boolean =>
  !STATES.has(taskType) && !(taskType === 'SHARE_LINK' && progress.target === '1')
