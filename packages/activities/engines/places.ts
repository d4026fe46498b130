import Big from 'big.js'
import * as z from 'zod'
import { board, type BoardDefinition } from '../file/board.ts'
import { kebab } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import type { FieldIssue } from '../issue.ts'
import { checkWeightClasses } from './check-weight-classes.ts'
import { duplicateKeys } from './duplicate-keys.ts'
import { defineEngineFile } from './engine-file.ts'

const rank = z.int().min(1).max(1_000_000)
/** Places of a board, or of that of a weight class, from `rankFrom` to `rankTo`, both included; each place pays the reward. */
const place = z
  .strictObject({ id: kebab, weightClass: kebab.optional(), rankFrom: rank, rankTo: rank, reward })
  .refine(({ rankFrom, rankTo }) => rankFrom <= rankTo, { path: ['rankTo'], message: 'must not be below rankFrom' })
type Places = z.output<typeof place>

/** Rewards of the places on a board. */
export const placesFile = defineEngineFile({
  fields: { tiers: z.array(place).max(20).default([]), board: board.optional() },
  rewardsOf: ({ tiers }) =>
    tiers.map(({ id, reward, rankFrom, rankTo }, index) => ({
      id,
      path: ['tiers', index, 'reward'],
      reward,
      times: rankTo - rankFrom + 1,
    })),
  namesOf: ({ tiers, board }) => [...tiers, ...(board?.weightClasses?.list ?? [])].map(({ id }) => id),
  // Traders have traded by these rules.
  fixedFields: ['board'],
  check: (file) => [
    ...duplicateKeys(['tiers'], 'id', file.tiers),
    ...file.tiers.flatMap((_, index) => checkOrder(file.tiers, index)),
    ...(file.board === undefined ? [] : checkBoard(file.board)),
    ...checkWeightClasses(file),
  ],
})

/** The places follow each other from the first on, those of each weight class for themselves: a hole is a mistyped rank. */
function checkOrder(tiers: readonly Places[], index: number): FieldIssue[] {
  const { rankFrom, weightClass } = tiers[index] ?? {}
  const before = tiers.slice(0, index).findLast((tier) => tier.weightClass === weightClass)
  const next = before === undefined ? 1 : before.rankTo + 1
  if (rankFrom === next) return []
  const message = before === undefined ? 'must be 1' : `must be ${next}, the rank after the one before`
  return [{ path: ['tiers', index, 'rankFrom'], message }]
}

function checkBoard({ tracks, poolSteps }: BoardDefinition): FieldIssue[] {
  const isMeasured = poolSteps.length === 0 || tracks.some(({ track }) => track === 'VOLUME')
  const unmeasured = isMeasured ? [] : [{ path: ['board', 'poolSteps'], message: 'need the track VOLUME' }]
  const repeated = duplicateKeys(['board', 'tracks'], 'track', tracks)
  const falling = poolSteps.flatMap((step, index): FieldIssue[] => {
    const before = poolSteps[index - 1]
    if (before === undefined) return []
    const isMore = (field: 'volume' | 'pool') => new Big(step[field].amount).gt(before[field].amount)
    return (['volume', 'pool'] as const).flatMap((field) =>
      isMore(field)
        ? []
        : [{ path: ['board', 'poolSteps', index, field], message: 'must be more than in the step before' }],
    )
  })
  return [...unmeasured, ...repeated, ...falling]
}
