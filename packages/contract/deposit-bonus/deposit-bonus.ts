import * as z from 'zod/mini'
import { positiveIntegerSchema } from '../integers.ts'
import { rateSchema } from '../money.ts'

/** @assumed how a deposit bonus counts. */
export const depositBonusSectionSchema = z.object({
  /** Days from joining in which deposits and trades count, at most to the end of the activity; null means to the end. */
  windowDays: z._default(z.nullable(positiveIntegerSchema), null),
  /** The markets whose trades count. */
  markets: z._default(z.array(z.string()), []),
  /** Fees of a volume of 1, from which the cost of a tier is estimated. */
  feeRate: z._default(z.nullable(rateSchema), null),
  /** Days after which an unused bonus expires, of the tier with the fewest; null when it does not expire. */
  expiresDays: z._default(z.nullable(positiveIntegerSchema), null),
})
export type DepositBonusSection = z.infer<typeof depositBonusSectionSchema>
