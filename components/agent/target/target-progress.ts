import Big from 'big.js'
import type { SignedMoney } from '@fanfare/contract/money.ts'

/** A count of people, or money. */
export type TargetValue = number | SignedMoney

export const amountOf = (value: TargetValue) => (typeof value === 'number' ? String(value) : value.amount)

interface TargetProgress {
  /** 0 to 1, for the bar alone. */
  ratio: number
  isReached: boolean
  isNothing: boolean
  /** Decimal string; zero or less once the target is reached. */
  missing: string
}

/** How far a target above zero is. Money can be below zero after claw-backs. */
export function progressOf(target: TargetValue, reached: TargetValue): TargetProgress {
  const [goal, soFar] = [new Big(amountOf(target)), new Big(amountOf(reached))]
  return {
    ratio: Math.min(1, Math.max(0, soFar.div(goal).toNumber())),
    isReached: soFar.gte(goal),
    isNothing: soFar.eq(0),
    missing: goal.minus(soFar).toFixed(),
  }
}
