import Big from 'big.js'
import type { FactorsDefinition } from '#activities/file/factors.ts'
import { PRIZE_DECIMALS } from '../places/unlocked-pool.ts'

const ONE = new Big(1)
const SCALE_DECIMALS = 8

/** The factor of a return, a ratio as a decimal string; null, and a track that is void: 1. */
export function roiFactor(roi: FactorsDefinition['roi'], value: string | null): string {
  if (roi === undefined || value === null) return '1'
  return (roi.steps.findLast(({ from }) => new Big(value).gte(from)) ?? roi.steps[0])?.factor ?? '1'
}

/** The factor of a number of days with a trade. */
export const streakFactor = (streak: FactorsDefinition['streak'], days: number): string =>
  streak === undefined ? '1' : ONE.plus(new Big(streak.perDay).times(days)).toFixed()

/** Decimal strings. */
export interface Parts {
  base: string
  roi: string
  streak: string
}

/** The part of a prize that is paid in any case, and the part that its factors add. */
function split({ base, roi, streak }: Parts): { sure: Big; bonus: Big } {
  const factor = new Big(roi).times(streak)
  return factor.gt(1)
    ? { sure: new Big(base), bonus: new Big(base).times(factor.minus(1)) }
    : { sure: new Big(base).times(factor), bonus: new Big(0) }
}

/**
 * The share that is paid of the parts above the base prizes: all ("1"), or as much as the pool has left. `pool`: decimal string; null:
 * no limit. Pure.
 */
export function bonusScale(all: readonly Parts[], pool: string | null): string {
  if (pool === null) return '1'
  const splits = all.map(split)
  const sum = (key: 'sure' | 'bonus') => splits.reduce((total, one) => total.plus(one[key]), new Big(0))
  const bonus = sum('bonus')
  const left = new Big(pool).minus(sum('sure'))
  if (bonus.lte(left)) return '1'
  return left.lte(0) ? '0' : left.div(bonus).round(SCALE_DECIMALS, Big.roundDown).toFixed()
}

/** A prize, rounded down, as a decimal string. Pure. */
export function combine(parts: Parts, scale: string): string {
  const { sure, bonus } = split(parts)
  return sure.plus(bonus.times(scale)).round(PRIZE_DECIMALS, Big.roundDown).toFixed()
}
