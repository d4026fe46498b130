import Big from 'big.js'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { Money } from '@fanfare/contract/money.ts'

const amountsIn = (unit: string, rewards: readonly RewardDefinition[]): Big[] =>
  rewards.flatMap(({ amount }) => ('unit' in amount && amount.unit === unit ? new Big(amount.amount) : []))

/** The sum of the rewards in one unit; undefined without any. */
export function sumIn(unit: string, rewards: readonly RewardDefinition[]): Money | undefined {
  const amounts = amountsIn(unit, rewards)
  return amounts.length === 0
    ? undefined
    : { amount: amounts.reduce((sum, amount) => sum.plus(amount)).toFixed(), unit }
}

/** The greatest reward in one unit; undefined without any. */
export function greatestIn(unit: string, rewards: readonly RewardDefinition[]): Money | undefined {
  const amounts = amountsIn(unit, rewards)
  return amounts.length === 0
    ? undefined
    : { amount: amounts.reduce((most, amount) => (amount.gt(most) ? amount : most)).toFixed(), unit }
}
