import type { TaskCompletion } from '@fanfare/contract/task/task.ts'
import type { TaskType } from '@fanfare/contract/enumerations.ts'
import { traceGroups } from './trace-groups.ts'

/** Tasks that are done or not, so that no fact could explain more. */
const STATES: ReadonlySet<string> = new Set<TaskType>(['REGISTER_PASS', 'KYC_PASS', 'KOL_BIND', 'APPOINT_CODE'])

/** A task that is answered by yes or no has no trace (design, "Task card"), and neither has a link that is shared once. */
export const hasTrace = ({ taskType, progress }: Pick<TaskCompletion, 'taskType' | 'progress'>) =>
  !STATES.has(taskType) && !(taskType === 'SHARE_LINK' && progress.target === '1')

type Traced = Pick<TaskCompletion, 'trace' | 'period'>

/** Whether a fact of the task counted or was refused, so that its trace has more to tell than the progress. */
export const tracesFacts = (task: Traced) =>
  groupsOf(task).some(({ facts, counted, excluded }) => facts.length > 0 || counted > 0 || excluded.length > 0)

/** Whether a fact of the task was refused: then the reader asks why before anything else. */
export const tracesRefusal = (task: Traced) =>
  groupsOf(task).some(({ facts, excluded }) => excluded.length > 0 || facts.some(({ counted }) => !counted))

const groupsOf = (task: Traced) => task.trace.map((entry) => traceGroups(entry, task))
