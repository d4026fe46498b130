import Big from 'big.js'
import * as z from 'zod'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { kebab, factMoney, money, rate } from '../file/amounts.ts'
import { reward } from '../file/reward.ts'
import { fault } from '../issue.ts'
import { defineEngineFile, duplicateKeys, rewardsIn } from './engine-file.ts'
import { BOARD_PERIODS } from '@fanfare/contract/competition/competition.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'

/** Classes of traders by size, each with a leaderboard and prizes of its own. */
const weightClasses = z.strictObject({
  /** Days before the start whose volume decides a trader's class. */
  volumeDays: z.int().min(1).max(90).default(30),
  /** The smallest first; each up to its limit, inclusive, the last one without. */
  list: z
    .array(z.strictObject({ id: kebab, upTo: factMoney.optional() }))
    .min(2)
    .max(5),
})

export type WeightClassesDefinition = z.output<typeof weightClasses>

/** The tracks on which single traders, the followers of lead traders, and lead traders are ranked. */
const TRADER_TRACKS = ['VOLUME', 'PNL', 'ROI', 'FOLLOWERS', 'LEADS'] as const

const track = z.strictObject({
  track: z.enum(TRADER_TRACKS),
  /** Leaderboards of the present day and week beside the one of the whole activity, which alone pays prizes. */
  periods: z
    .array(z.enum(BOARD_PERIODS).exclude(['ALL']))
    .max(2)
    .default([]),
})

/** A step of the pool: from this volume of all traders on, this much of it is unlocked. */
const poolStep = z.strictObject({ volume: factMoney, pool: money })

/** How the leaderboards of a competition rank. */
export const board = z.strictObject({
  /** The first one pays the prizes. */
  tracks: z
    .array(track)
    .min(1)
    .max(TRADER_TRACKS.length)
    .prefault([{ track: 'VOLUME' }]),
  markets: z
    .array(z.enum(MARKETS))
    .min(1)
    .max(MARKETS.length)
    .default([...MARKETS]),
  /** JOIN: trades count from joining on; START: from the start of the activity. */
  countFrom: z.enum(['JOIN', 'START']).default('JOIN'),
  /** Between two rankings. */
  cadenceMinutes: z.int().min(1).max(1_440).default(10),
  /** The volume that a trader needs to be ranked. */
  minimum: factMoney.optional(),
  /** The most volume of one day that counts, in the zone of the activity. */
  dailyCap: factMoney.optional(),
  /** With fewer ranked traders at the end, no prizes are paid. */
  minimumTraders: z.int().min(0).max(10_000).default(0),
  /** Fees for a volume of 1, from which the page estimates what a better place costs. */
  feeRate: rate.optional(),
  /** The least capital of ROI, which is P&L divided by deposits. */
  roiCapital: factMoney.prefault({ amount: '100', unit: 'USDT' }),
  poolSteps: z.array(poolStep).max(10).default([]),
  weightClasses: weightClasses.optional(),
})

export type BoardDefinition = z.output<typeof board>

/** The board of a competition between single traders whose file sets none. */
export const DEFAULT_BOARD: BoardDefinition = board.parse({})

interface RankedFile {
  tiers: readonly { id: string; weightClass?: string | undefined }[]
  board?: { weightClasses?: WeightClassesDefinition | undefined } | undefined
}

const LIST = ['board', 'weightClasses', 'list'] as const

/** The limits of weight classes rise without a gap, and each place belongs to a class. */
function checkWeightClasses(file: RankedFile) {
  const classes = file.board?.weightClasses
  if (classes === undefined) return file.tiers.flatMap(({ weightClass }, index) => classless(weightClass, index))
  if ('teams' in file || 'factors' in file)
    return [fault('belong to competitions between single traders', 'board', 'weightClasses')]
  return [...checkLimits(classes), ...checkIds(file, classes), ...checkPlaces(file, classes)]
}

const classless = (weightClass: string | undefined, index: number) =>
  weightClass === undefined
    ? []
    : [fault('needs board.weightClasses, which names the classes', 'tiers', index, 'weightClass')]

const checkLimits = ({ list }: WeightClassesDefinition) =>
  list.flatMap(({ upTo }, index) => {
    const path = [...LIST, index, 'upTo']
    const isLast = index === list.length - 1
    if (upTo === undefined) return isLast ? [] : [fault('is needed: only the last class has no limit', ...path)]
    if (isLast)
      return [fault('must be left out: the last class has no limit, so that each trader has a class', ...path)]
    if (upTo.unit !== 'USDT') return [fault('must be USDT, in which volume is measured', ...path, 'unit')]
    const before = list[index - 1]?.upTo
    return before === undefined || new Big(upTo.amount).gt(before.amount)
      ? []
      : [fault(`must be above ${before.amount}, the limit of the class before`, ...path)]
  })

const checkIds = ({ tiers }: RankedFile, { list }: WeightClassesDefinition) =>
  list.flatMap(({ id }, index) => {
    const path = [...LIST, index, 'id']
    if (list.findIndex((one) => one.id === id) < index) return [fault('is used twice', ...path)]
    // Both are named in `labels`.
    return tiers.some((tier) => tier.id === id) ? [fault('is also the id of a tier', ...path)] : []
  })

const checkPlaces = ({ tiers }: RankedFile, { list }: WeightClassesDefinition) => {
  const ids = list.map(({ id }) => id)
  return tiers.flatMap(({ weightClass }, index) => {
    const path = ['tiers', index, 'weightClass']
    if (weightClass === undefined) return [fault(`is needed, one of ${ids.join(', ')}`, ...path)]
    if (ids.includes(weightClass)) return []
    return [fault(`names no class of board.weightClasses${didYouMean(weightClass, ids)}`, ...path)]
  })
}

const rank = z.int().min(1).max(1_000_000)
/** Places of a board, or of that of a weight class, from `rankFrom` to `rankTo`, both included; each place pays the reward. */
const place = z
  .strictObject({ id: kebab, weightClass: kebab.optional(), rankFrom: rank, rankTo: rank, reward })
  .refine(({ rankFrom, rankTo }) => rankFrom <= rankTo, { path: ['rankTo'], message: 'must not be below rankFrom' })
type Places = z.output<typeof place>

export const placesFile = defineEngineFile({
  fields: { tiers: z.array(place).max(20).default([]), board: board.optional() },
  rewardsOf: ({ tiers }) => rewardsIn('tiers', tiers, ({ rankFrom, rankTo }) => rankTo - rankFrom + 1),
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

/** Places must follow each other from the first, separately in each weight class: a gap is a mistyped rank. */
function checkOrder(tiers: readonly Places[], index: number) {
  const { rankFrom, weightClass } = tiers[index] ?? {}
  const before = tiers.slice(0, index).findLast((tier) => tier.weightClass === weightClass)
  const next = before === undefined ? 1 : before.rankTo + 1
  if (rankFrom === next) return []
  const message = before === undefined ? 'must be 1' : `must be ${next}, the rank after the one before`
  return [fault(message, 'tiers', index, 'rankFrom')]
}

function checkBoard({ tracks, poolSteps }: BoardDefinition) {
  const isMeasured = poolSteps.length === 0 || tracks.some(({ track }) => track === 'VOLUME')
  const unmeasured = isMeasured ? [] : [fault('need the track VOLUME', 'board', 'poolSteps')]
  const repeated = duplicateKeys(['board', 'tracks'], 'track', tracks)
  const falling = poolSteps.flatMap((step, index) => {
    const before = poolSteps[index - 1]
    if (before === undefined) return []
    const isMore = (field: 'volume' | 'pool') => new Big(step[field].amount).gt(before[field].amount)
    return (['volume', 'pool'] as const).flatMap((field) =>
      isMore(field) ? [] : [fault('must be more than in the step before', 'board', 'poolSteps', index, field)],
    )
  })
  return [...unmeasured, ...repeated, ...falling]
}
