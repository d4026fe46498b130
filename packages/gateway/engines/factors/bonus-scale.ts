import Big from 'big.js'
import { splitBonus, type PrizeParts } from '@fanfare/kernel/competition/combine.ts'
import { divideDown } from '../../util/divide-down.ts'

const SCALE_DECIMALS = 8

/**
 * The share that is paid of the parts above the base prizes: all ("1"), or as much as the pool has left. `pool`: decimal string; null:
 * no limit. Pure.
 */
export function bonusScale(prizes: readonly PrizeParts[], pool: string | null): string {
  if (pool === null) return '1'
  const splits = prizes.map(splitBonus)
  const sum = (part: 'certain' | 'bonus') => splits.reduce((total, split) => total.plus(split[part]), new Big(0))
  const bonus = sum('bonus')
  const left = new Big(pool).minus(sum('certain'))
  if (bonus.lte(left)) return '1'
  return left.lte(0) ? '0' : divideDown(left, bonus, SCALE_DECIMALS).toFixed()
}
