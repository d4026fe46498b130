import * as z from 'zod'
import { kebab } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { fault } from '../issue.ts'
import { defineEngineFile, duplicateKeys } from './engine-file.ts'

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
    prizes.flatMap(({ id, reward, stock }, index) =>
      reward === null ? [] : [{ id, path: ['prizes', index, 'reward'], reward, times: stock }],
    ),
  namesOf: ({ prizes }) => prizes.map(({ id }) => id),
  // The gateway has published the hash of the prize table (contract §9).
  fixedFields: ['prizes'],
  check: ({ prizes }) => [
    ...duplicateKeys(['prizes'], 'id', prizes),
    ...checkWeights(prizes),
    ...prizes.flatMap(checkStock),
    ...prizes.flatMap((one, index) => checkFallback(prizes, index)),
  ],
})

/** The numbers of a draw are below 2^32 (contract §9). */
function checkWeights(prizes: readonly Prize[]) {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0)
  return total < 2 ** 32 ? [] : [fault(`have a total weight of ${total}, 4294967295 is the most`, 'prizes')]
}

/** "No prize" never runs out. */
const checkStock = ({ reward, stock }: Prize, index: number) =>
  reward === null && stock !== null
    ? [fault('must be null for a prize without a reward', 'prizes', index, 'stock')]
    : []

function checkFallback(prizes: readonly Prize[], index: number) {
  const next = new Map(prizes.map(({ id, fallback }) => [id, fallback]))
  const path = ['prizes', index, 'fallback']
  const seen = new Set<string>()
  for (let at = prizes[index]?.id ?? null; at !== null; at = next.get(at) ?? null) {
    if (!next.has(at))
      return seen.size === 1 ? [fault(`names no prize of this file${didYouMean(at, next.keys())}`, ...path)] : []
    if (seen.has(at)) return [fault('leads back to itself', ...path)]
    seen.add(at)
  }
  return []
}
