import * as z from 'zod/mini'
import { idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { rateSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema } from '../paging.ts'

/** @assumed the products, sources and statuses in an agent's tables and filters. */
export const AGENT_PRODUCTS = ['SPOT', 'FUTURES', 'COPY'] as const
export const AGENT_SOURCES = ['DIRECT', 'SUB'] as const
export const REBATE_STATUSES = ['PENDING', 'SETTLED', 'NONE'] as const
/** The progress of a referral; each status includes the ones before. */
export const REFERRAL_STATUSES = ['REGISTERED', 'VERIFIED', 'DEPOSITED', 'TRADED'] as const

export const agentProductSchema = z.enum(AGENT_PRODUCTS)
export const agentSourceSchema = z.enum(AGENT_SOURCES)
export const vipCodeSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,32}$/, 'must be 1 to 32 letters, digits, - or _'))

/** A calendar day in the time zone of the query. */
export const daySchema = z
  .string()
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be YYYY-MM-DD'))

/** `id` is the campaign's. */
export const agentParamsSchema = z.object({ id: idSchema })

/**
 * The query of every list of an agent (contract §6): `from` and `to` are days, both inclusive, in `timeZone` (an IANA name).
 * @assumed the days default to the last 30 up to today. `sort` is a field's name, with - before it for descending.
 */
export const agentListQuery = <const Sort extends readonly string[]>(sorts: Sort) =>
  z.object({
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    timeZone: z._default(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/, 'must be an IANA time zone')), 'UTC'),
    pageIndex: pageIndexSchema,
    pageSize: pageSizeSchema(),
    sort: z.optional(z.enum(sorts.flatMap((name) => [name, `-${name}`]))),
    search: z.optional(z.string().check(z.maxLength(64))),
  })

/** @assumed the level of an agent; `needed` active traders are missing for the next one. */
export const agentLevelSchema = z.object({
  level: z.string(),
  nextLevel: z.nullable(z.string()),
  activeTraders: nonNegativeIntegerSchema,
  needed: z.nullable(nonNegativeIntegerSchema),
  steps: z._default(z.array(z.object({ level: z.string(), from: nonNegativeIntegerSchema })), []),
})

/** @assumed the share of the paid fee that is rebated, by product, now and at the next level. */
export const agentRateSchema = z.object({
  product: agentProductSchema,
  rate: rateSchema,
  nextRate: z._default(z.nullable(rateSchema), null),
})

/** The refusals of every agent page: not an agent (51030), or an unknown or another agent's campaign (51001). */
export const AGENT_CODES = ['NOT_PERMITTED', 'NOT_FOUND'] as const
