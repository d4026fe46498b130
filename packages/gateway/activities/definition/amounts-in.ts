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

/** The sum of each unit, of rewards that can be had so many times; the sum in `first` comes first. */
export function sumsOf(
  first: string | undefined,
  rewards: readonly { reward: RewardDefinition; times: number }[],
): Money[] {
  const sums = new Map<string, Big>()
  for (const { reward, times } of rewards) {
    if (!('unit' in reward.amount)) continue
    const { amount, unit } = reward.amount
    sums.set(unit, (sums.get(unit) ?? new Big(0)).plus(new Big(amount).times(times)))
  }
  return [...sums]
    .map(([unit, sum]) => ({ amount: sum.toFixed(), unit }))
    .toSorted((a, b) => Number(b.unit === first) - Number(a.unit === first))
}

/** The greatest reward in one unit; undefined without any. */
export function greatestIn(unit: string, rewards: readonly RewardDefinition[]): Money | undefined {
  const amounts = amountsIn(unit, rewards)
  return amounts.length === 0
    ? undefined
    : { amount: amounts.reduce((most, amount) => (amount.gt(most) ? amount : most)).toFixed(), unit }
}
