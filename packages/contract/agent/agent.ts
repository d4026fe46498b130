import * as z from 'zod/mini'
import { listOf, nullableText, optionals, orNull, textMatching, textSchema, textUpTo } from '../fields.ts'
import { idSchema, vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { amountSchema, instantSchema, moneySchema, rateSchema } from '../money.ts'
import { pageQuery } from '../paging.ts'

/** @assumed the products, sources and statuses in an agent's tables and filters. */
export const AGENT_PRODUCTS = ['SPOT', 'FUTURES', 'COPY'] as const
export const AGENT_SOURCES = ['DIRECT', 'SUB'] as const
export type AgentProduct = (typeof AGENT_PRODUCTS)[number]
export type AgentSource = (typeof AGENT_SOURCES)[number]
/** A line without a rebate is NONE; a claw-back is PENDING, then SETTLED. */
export const REBATE_STATUSES = ['PENDING', 'SETTLED', 'NONE'] as const
export type RebateStatus = (typeof REBATE_STATUSES)[number]
/**
 * @assumed the reasons of a line: no fee at all, a fee without a cash part, a maker's fill, the cap of the month, an agent below with
 * the same rate, no rate at all, a rate that friends get whole, an agent's own trade, a suspended agent, and a trade taken back.
 */
export const REBATE_REASONS = [
  'ZERO_FEE',
  'BONUS_FEE',
  'MAKER_FEE',
  'CAP_REACHED',
  'SAME_RATE',
  'ZERO_RATE',
  'GIVEN_BACK',
  'SELF_REFERRAL',
  'SUSPENDED',
  'CLAW_BACK',
  /** Taken back because the referral is a market maker. */
  'MARKET_MAKER',
  /** Given back after it was taken back. */
  'RESTORED',
] as const
export type RebateReason = (typeof REBATE_REASONS)[number]
/** The parts of a fee that earn no rebate: paid with a bonus or a coupon, not charged, or charged to a maker. */
export const DEDUCTION_KINDS = ['BONUS', 'COUPON', 'DISCOUNT', 'MAKER'] as const
/** The progress of a referral; each status includes the ones before. */
export const REFERRAL_STATUSES = ['REGISTERED', 'VERIFIED', 'DEPOSITED', 'TRADED'] as const

export const rebateDeductionSchema = z.object({ kind: z.enum(DEDUCTION_KINDS), amount: amountSchema })
export type RebateDeduction = z.infer<typeof rebateDeductionSchema>

export const agentProductSchema = z.enum(AGENT_PRODUCTS)
export const agentSourceSchema = z.enum(AGENT_SOURCES)
export const timeZoneSchema = textMatching(/^[A-Za-z0-9_+/-]{1,64}$/, 'must be an IANA time zone')

/** A calendar day in the time zone of the query. */
export const daySchema = textMatching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be YYYY-MM-DD')

/** A calendar month in the time zone of the campaign. */
export const monthSchema = textMatching(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be YYYY-MM')

/** `id` is the campaign's. */
export const agentParamsSchema = z.object({ id: idSchema })

/** The refusals of every agent page: not an agent (51030), or an unknown or another agent's campaign (51001). */
export const AGENT_CODES = ['NOT_PERMITTED', 'NOT_FOUND'] as const

/** The fields that the calls of an agent in a campaign share. */
export const AGENT_CALL = {
  auth: 'agent',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
} as const

export const agentDays = {
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  timeZone: z._default(timeZoneSchema, 'UTC'),
}

/**
 * The query of every list of an agent (contract §6): `from` and `to` are days, both inclusive, in `timeZone` (an IANA name).
 * @assumed the days default to the last 30 up to today; at most 366. `sort` is a field's name, with - before it for descending.
 * `search` finds a referral by its whole user id, or by the words of the agent's own note, its tag and the code: in any order, without
 * case and accents, from four letters on with one typo in a word. `from` after `to`, more days and an unknown zone are 40000.
 */
export const agentListQuery = <const Sort extends readonly string[]>(sorts: Sort) =>
  z.object({
    ...agentDays,
    ...pageQuery,
    ...optionals({
      sort: z.enum(sorts.flatMap((name) => [name, `-${name}`])),
      search: textUpTo(64),
      source: agentSourceSchema,
      vipCode: vipCodeSchema,
    }),
  })

/**
 * @assumed the level of an agent. `activeTraders` counts the direct referrals who reached `activeVolume` in this month; `needed`
 * more reach the next level, which then holds from the next month. `pace` is the day on which the next level is reached at the
 * speed of this month; null when that is later than the month, today when it is reached already.
 */
export const agentLevelSchema = z.object({
  level: textSchema,
  nextLevel: nullableText,
  activeTraders: nonNegativeIntegerSchema,
  needed: z.nullable(nonNegativeIntegerSchema),
  steps: listOf(z.object({ level: textSchema, from: nonNegativeIntegerSchema })),
  activeVolume: orNull(moneySchema),
  month: orNull(monthSchema),
  monthEnds: orNull(instantSchema),
  pace: orNull(daySchema),
})
export type AgentLevel = z.infer<typeof agentLevelSchema>

/** @assumed the share of the paid fee that is rebated, by product, now and at the next level. */
export const agentRateSchema = z.object({
  product: agentProductSchema,
  rate: rateSchema,
  nextRate: orNull(rateSchema),
})
