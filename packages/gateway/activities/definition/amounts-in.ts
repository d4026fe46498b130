import Big from 'big.js'
import type { RewardDefinition } from '@fanfare/activities/file/reward.ts'
import type { TaskSum } from '@fanfare/contract/activity/activity.ts'
import { REWARD_KINDS } from '@fanfare/contract/enumerations.ts'

/** All rewards in one unit as one amount; undefined without any. */
const reduceIn = (join: (all: Big, next: Big) => Big) => (unit: string, rewards: readonly RewardDefinition[]) => {
  const amounts = rewards.flatMap(({ amount }) =>
    'unit' in amount && amount.unit === unit ? new Big(amount.amount) : [],
  )
  return amounts.length === 0 ? undefined : { amount: amounts.reduce(join).toFixed(), unit }
}

export const sumIn = reduceIn((sum, amount) => sum.plus(amount))
export const greatestIn = reduceIn((most, amount) => (amount.gt(most) ? amount : most))

/**
 * The sums of rewards, each counted `times` times. The sum in `first`, the unit of the pool, comes first and covers all kinds; another unit
 * with several kinds has one sum for each.
 */
export function sumsOf(
  first: string | undefined,
  rewards: readonly { reward: RewardDefinition; times: number }[],
): TaskSum[] {
  const sums = new Map<string, TaskSum>()
  for (const { reward, times } of rewards) {
    if (!('unit' in reward.amount)) continue
    const { amount, unit } = reward.amount
    const ofKind = unit === first ? {} : { rewardType: reward.type, kind: REWARD_KINDS[reward.kind] }
    const key = [unit, ...Object.values(ofKind)].join(' ')
    const sum = new Big(sums.get(key)?.amount ?? 0).plus(new Big(amount).times(times))
    sums.set(key, { amount: sum.toFixed(), unit, ...ofKind })
  }
  const all = [...sums.values()]
  return all
    .map((sum) =>
      all.filter(({ unit }) => unit === sum.unit).length > 1 ? sum : { amount: sum.amount, unit: sum.unit },
    )
    .toSorted((a, b) => Number(b.unit === first) - Number(a.unit === first))
}
