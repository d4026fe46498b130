import * as z from 'zod'
import { BOARD_PERIODS } from '@fanfare/contract/competition/competition.ts'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { factMoney, kebab, money, rate } from './amounts.ts'

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
