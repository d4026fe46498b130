import * as z from 'zod/mini'
import { idSchema, vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { agentProductSchema, daySchema, timeZoneSchema } from './agent.ts'

/** The days of a sub-agent's figures, as in the lists of an agent. */
export const subAgentDays = {
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  timeZone: z._default(timeZoneSchema, 'UTC'),
}

/** The part that a sub-agent gets of the fee by product, and the most that the caller may set: the caller's own rate. */
const subAgentRateSchema = z.object({ product: agentProductSchema, rate: rateSchema, limit: rateSchema })

/**
 * @assumed an agent right below the caller. `people` and `traded` count everyone in its branch, of all time; `registered`, `firstTrade`,
 * `volume` and `rebate`, which is the caller's, are those of the queried days.
 */
export const subAgentSchema = z.object({
  subAgentId: idSchema,
  maskedName: z.string(),
  /** Its main code. */
  vipCode: z.optional(vipCodeSchema),
  joinedAt: instantSchema,
  suspended: z._default(z.boolean(), false),
  people: nonNegativeIntegerSchema,
  traded: nonNegativeIntegerSchema,
  registered: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
  volume: moneySchema,
  rebate: signedMoneySchema,
  rates: z.array(subAgentRateSchema),
})
export type SubAgent = z.infer<typeof subAgentSchema>

/** Agreed rates from an instant on. `UPLINE`: the caller set them; `STAFF`: the exchange did, or they are those of the level. */
export const subAgentTermsSchema = z.object({
  since: instantSchema,
  by: z._default(z.enum(['UPLINE', 'STAFF']), 'STAFF'),
  /** null: the rate of its level. */
  rates: z.array(z.object({ product: agentProductSchema, rate: z.nullable(rateSchema) })),
})
