import Big from 'big.js'
import type { FieldIssue } from './issue.ts'
import { rewardsOf } from './parts-of.ts'
import type { ActivityFile } from './schema.ts'
import { quantityOf } from './file/reward.ts'

/** Factors multiply the prizes of places within the pool, so the pool has more than these prizes, and the budget covers it. */
export function checkFactorsPool(file: ActivityFile): FieldIssue[] {
  if (!('factors' in file) || !('tiers' in file)) return []
  const { pool, factors, budget } = file
  const [first] = file.tiers
  const raises = factors.streak !== undefined || factors.roi?.steps.some(({ factor }) => new Big(factor).gt(1)) === true
  if (first === undefined || !raises) return []
  if (pool === null) return [{ path: ['pool'], message: 'is missing: prizes with factors are paid up to the pool' }]
  const places = rewardsOf(file).filter(({ path }) => path[0] === 'tiers')
  const foreign = places.find(({ reward }) => !('unit' in reward.amount) || reward.amount.unit !== pool.unit)
  if (foreign !== undefined)
    return [{ path: [...foreign.path, 'amount'], message: `must be in ${pool.unit}, as the pool is` }]
  const sum = places.reduce((total, { reward, times }) => total.plus(Big(quantityOf(reward)).times(times ?? 1)), Big(0))
  if (sum.gte(pool.amount))
    return [{ path: ['pool'], message: `must be above its places, ${sum.toFixed()}: the rest pays factors above 1` }]
  const line = budget.findIndex(({ rewardType, unit }) => rewardType === first.reward.type && unit === pool.unit)
  return line >= 0 && new Big(budget[line]?.limit ?? 0).lt(pool.amount)
    ? [{ path: ['budget', line, 'limit'], message: `must cover the pool, ${pool.amount}` }]
    : []
}
