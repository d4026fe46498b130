import * as z from 'zod'
import { factMoney, kebab } from './amounts.ts'

/** Classes of traders by size, each with a leaderboard and prizes of its own. */
export const weightClasses = z.strictObject({
  /** Days before the start whose volume decides a trader's class. */
  volumeDays: z.int().min(1).max(90).default(30),
  /** The smallest first; each up to its limit, inclusive, the last one without. */
  list: z
    .array(z.strictObject({ id: kebab, upTo: factMoney.optional() }))
    .min(2)
    .max(5),
})

export type WeightClassesDefinition = z.output<typeof weightClasses>
