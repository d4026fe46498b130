import * as z from 'zod'
import { kebab, money } from './amounts.ts'

/** Classes of traders by size, each with a leaderboard and prizes of its own. */
export const weightClasses = z.strictObject({
  /** The volume of this many days before the start decides the class of a trader; nobody can change it afterwards. */
  volumeDays: z.int().min(1).max(90).default(30),
  /** The smallest first; each up to its limit, inclusive, the last one without. */
  list: z
    .array(z.strictObject({ id: kebab, upTo: money.optional() }))
    .min(2)
    .max(5),
})

export type WeightClassesDefinition = z.output<typeof weightClasses>
