import Big from 'big.js'
import type { TaskCompletion } from '#lib/contract/task/task.ts'

type Progress = TaskCompletion['progress']

export interface Remaining {
  amount: string
  unit: string | null
}

/** What is still missing, never negative. */
export function remaining({ current, target, unit }: Progress): Remaining {
  const left = new Big(target).minus(current)
  return { amount: left.lt(0) ? '0' : left.toFixed(), unit }
}

/** 0 to 1 for a bar; a loss counts as nothing. */
export function ratioOf({ current, target }: Progress): number {
  const whole = new Big(target)
  if (whole.eq(0)) return 1
  return Math.min(1, Math.max(0, new Big(current).div(whole).toNumber()))
}
