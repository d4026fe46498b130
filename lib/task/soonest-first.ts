import type { TaskCompletion } from '../contract/task/task.ts'

type Claimable = Pick<TaskCompletion, 'claimDeadline'>

const deadlineOf = ({ claimDeadline }: Claimable): number => claimDeadline ?? Number.MAX_SAFE_INTEGER

/** The order of what can be claimed: what lapses first, then what never does. */
export const byDeadline = (a: Claimable, b: Claimable): number => deadlineOf(a) - deadlineOf(b)
