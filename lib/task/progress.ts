import Big from 'big.js'
import type { TaskCompletion, TraceEntry } from '@fanfare/contract/task/task.ts'

type Progress = TaskCompletion['progress']

/** 0 to 1 for a bar; a loss counts as nothing. */
export function ratioOf({ current, target }: Omit<Progress, 'unit'>) {
  const whole = new Big(target)
  if (whole.eq(0)) return 1
  return Math.min(1, Math.max(0, new Big(current).div(whole).toNumber()))
}

/** A task of one step, such as a state or a single trade, has no amount to show. */
export const isOneStep = ({ unit, target }: Progress) => unit === null && target === '1'

const FIGURE = /^-?\d{1,20}(\.\d{1,18})?$/

/** Whether both sides of a rule are decimals; some rules compare other texts. */
export const isNumeric = ({ expected, actual }: Pick<TraceEntry, 'expected' | 'actual'>) =>
  FIGURE.test(expected) && FIGURE.test(actual)

/** Rules in the unit of the task, in the order in which they are to be met (contract §7). */
const MEASURED: ReadonlySet<string> = new Set(['transfer', 'friend_registered', 'target'])

/**
 * The progress of the first unmet rule, because a task may need more than its own progress shows: in TRANSFER_AND_TRADING, the
 * user may have traded enough and transferred nothing. null when no measured amount is missing.
 */
export function nextMissing({ trace, progress }: Pick<TaskCompletion, 'trace' | 'progress'>) {
  const unmet = trace.find((entry) => !entry.passed && MEASURED.has(entry.rule) && isNumeric(entry))
  if (!unmet) return null
  const { actual, expected } = unmet
  return new Big(actual).lt(expected) ? { current: actual, target: expected, unit: progress.unit } : null
}

/** The action of a task's button: the next one of its trace, else the task's own (ACT-4). */
export function nextActionOf({ trace, action }: Pick<TaskCompletion, 'trace' | 'action'>) {
  const next = trace.find(({ nextAction }) => nextAction)?.nextAction
  return next?.appRoute || next?.webUrl ? next : action
}
