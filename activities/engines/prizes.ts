import * as z from 'zod'
import { kebab } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import type { FieldIssue } from '../issue.ts'
import { defineEngineFile } from './engine-file.ts'
import { twiceUsed } from './twice-used.ts'

const prize = z.strictObject({
  id: kebab,
  weight: z.int().min(1).max(1_000_000_000),
  stock: z.int().min(0).nullable(),
  fallback: kebab.nullable(),
  /** null is "no prize". */
  reward: reward.nullable(),
})
type Prize = z.output<typeof prize>

/** The prizes of draws (contract §9). */
export const prizesFile = defineEngineFile({
  fields: {
    prizes: z.array(prize).min(1).max(50),
    /** The most draws of one user a day, in the activity's zone; absent: as many as the user has. */
    drawsPerDay: z.int().min(1).max(1_000).optional(),
  },
  rewardsOf: ({ prizes }) =>
    prizes.flatMap(({ reward, stock }, index) =>
      reward === null ? [] : [{ path: ['prizes', index, 'reward'], reward, times: stock }],
    ),
  namesOf: ({ prizes }) => prizes.map(({ id }) => id),
  // The gateway has published the hash of the prize table (contract §9).
  fixedFields: ['prizes'],
  check: ({ prizes }) => [
    ...twiceUsed('prizes', prizes),
    ...checkWeights(prizes),
    ...prizes.flatMap((one, index) => checkReward(prizes, index)),
    ...prizes.flatMap((one, index) => checkFallback(prizes, index)),
  ],
})

/** The numbers of a draw are below 2^32 (contract §9). */
function checkWeights(prizes: readonly Prize[]): FieldIssue[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return total < 2 ** 32
    ? []
    : [{ path: ['prizes'], message: `have a total weight of ${total}, 4294967295 is the most` }]
}

/** One prize may be none, and it never runs out; a prize that pays has a stock, which the budget covers. */
function checkReward(prizes: readonly Prize[], index: number): FieldIssue[] {
  const { reward = null, stock = null } = prizes[index] ?? {}
  const path = ['prizes', index]
  if (reward !== null && stock === null)
    return [{ path: [...path, 'stock'], message: 'is needed for a prize with a reward' }]
  if (reward === null && stock !== null)
    return [{ path: [...path, 'stock'], message: 'must be null for a prize without a reward' }]
  const isSecond = reward === null && prizes.findIndex((prize) => prize.reward === null) < index
  return isSecond ? [{ path: [...path, 'reward'], message: 'is null for a second prize' }] : []
}

function checkFallback(prizes: readonly Prize[], index: number): FieldIssue[] {
  const next = new Map(prizes.map(({ id, fallback }) => [id, fallback]))
  const path = ['prizes', index, 'fallback']
  const seen = new Set<string>()
  for (let at = prizes[index]?.id ?? null; at !== null; at = next.get(at) ?? null) {
    if (!next.has(at)) return seen.size === 1 ? [{ path, message: 'names no prize of this file' }] : []
    if (seen.has(at)) return [{ path, message: 'leads back to itself' }]
    seen.add(at)
  }
  return []
}
