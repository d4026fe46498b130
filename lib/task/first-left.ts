import type { TaskCompletion } from '../contract/task/task.ts'
import { isNumeric } from './has-figures.ts'
import { remaining, type Remaining } from './progress-of.ts'

/** Rules that are measured as the task itself is, in the order they are to be met (contract §7). */
const MEASURED: ReadonlySet<string> = new Set(['transfer', 'friend_registered', 'target'])

/**
 * What to do next is missing: of the first rule that is not met, because a task may ask for more than its progress shows
 * (TRANSFER_AND_TRADING has traded enough and moved nothing). null: nothing measured is missing, never an amount of 0.
 */
export function nextRemaining({ trace, progress }: Pick<TaskCompletion, 'trace' | 'progress'>): Remaining | null {
  const unmet = trace.find((entry) => !entry.passed && MEASURED.has(entry.rule) && isNumeric(entry))
  if (!unmet) return null
  const left = remaining({ current: unmet.actual, target: unmet.expected, unit: progress.unit })
  return left.amount === '0' ? null : left
}
