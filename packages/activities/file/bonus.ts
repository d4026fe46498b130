import * as z from 'zod'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { rate } from './amounts.ts'

/** How a deposit bonus counts. */
export const bonus = z.strictObject({
  /** Facts count for this many days from joining, and not after the end of the activity; absent: until the end. */
  windowDays: z.int().min(1).max(365).optional(),
  markets: z
    .array(z.enum(MARKETS))
    .min(1)
    .max(MARKETS.length)
    .default([...MARKETS]),
  /** Fees for a volume of 1, from which the page estimates what a tier costs. */
  feeRate: rate.optional(),
})

/** The bonus of a file that sets none. */
export const DEFAULT_BONUS = bonus.parse({})
