import Big from 'big.js'
import type { SignedMoney } from '@fanfare/contract/money.ts'

/** The names of the targets in keys of texts. */
export const TARGET_KEYS = { rebate: 'rebate', firstTrades: 'first_trades', volume: 'volume' } as const

/** A count of people, or money. */
export type TargetValue = number | SignedMoney

export const amountOf = (value: TargetValue) => (typeof value === 'number' ? String(value) : value.amount)

/** How far a target above zero is. Money can be below zero after claw-backs. */
export function progressOf(target: TargetValue, reached: TargetValue) {
  const [goal, soFar] = [new Big(amountOf(target)), new Big(amountOf(reached))]
  return {
    /** 0 to 1, for the bar alone. */
    ratio: Math.min(1, Math.max(0, soFar.div(goal).toNumber())),
    isReached: soFar.gte(goal),
    isNothing: soFar.eq(0),
    /** Zero or less once the target is reached. */
    missing: goal.minus(soFar).toFixed(),
  }
}
