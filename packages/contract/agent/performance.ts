import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { listOf, orNull, textSchema, trueByDefault } from '../fields.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { pageOf } from '../paging.ts'
import { AGENT_CALL, agentListQuery, agentProductSchema, daySchema } from './agent.ts'
import { columnsSchema, PERFORMANCE_COLUMNS } from './export-columns.ts'

export const PERFORMANCE_SORTS = ['day', 'registered', 'volume', 'rebate'] as const

const funnel = {
  registered: nonNegativeIntegerSchema,
  verified: nonNegativeIntegerSchema,
  firstDeposit: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
}

/** @assumed one day; `complete` is false for today. */
const performanceDaySchema = z.object({
  day: daySchema,
  ...funnel,
  volume: moneySchema,
  rebate: signedMoneySchema,
  complete: trueByDefault,
})
export type PerformanceDay = z.infer<typeof performanceDaySchema>

const sumsSchema = z.object({
  visits: nonNegativeIntegerSchema,
  ...funnel,
  volume: moneySchema,
  rebate: signedMoneySchema,
  deposits: moneySchema,
  withdrawals: moneySchema,
  netDeposit: signedMoneySchema,
})

export const performanceQuery = z.extend(agentListQuery(PERFORMANCE_SORTS), { product: z.optional(agentProductSchema) })

/**
 * @assumed `items` are the days of the filter, the earliest first by default, and the breakdowns have the same filter. `byCode` adds
 * up to the totals, as do `byProduct` in volume and rebate, `bySymbol` in volume (the five largest and `OTHER`) and `tree` in `own`
 * and `rebate`. The funnel counts people by the day of each step; `product` limits volume and rebate alone. `rate` in the tree is
 * that of futures: what the caller's own rate exceeds the highest rate on the way to the referral.
 */
export const performance = defineCall({
  name: 'performance',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/performance/{id}',
  source: 'spec',
  summary: 'How a campaign goes: by day, code, product, branch and symbol.',
  query: performanceQuery,
  data: {
    ...pageOf(performanceDaySchema),
    totals: sumsSchema,
    /** The same sums over the same number of days before. */
    previous: orNull(sumsSchema),
    /** Each of those days, the earliest first; they add up to `previous`. Empty: without them. */
    previousDays: listOf(performanceDaySchema),
    byCode: listOf(
      z.object({ vipCode: vipCodeSchema, visits: nonNegativeIntegerSchema, ...funnel, rebate: signedMoneySchema }),
    ),
    byProduct: listOf(z.object({ product: agentProductSchema, volume: moneySchema, rebate: signedMoneySchema })),
    bySymbol: listOf(z.object({ symbol: textSchema, volume: moneySchema })),
    tree: listOf(
      z.object({
        maskedName: textSchema,
        /** The main code of the agent. */
        vipCode: z.optional(vipCodeSchema),
        depth: nonNegativeIntegerSchema,
        own: nonNegativeIntegerSchema,
        withBranch: nonNegativeIntegerSchema,
        rate: rateSchema,
        rebate: signedMoneySchema,
      }),
    ),
    asOf: instantSchema,
  },
})

/** The tables of the page beside the days. */
const EXPORT_TABLES = ['codes', 'products', 'symbols', 'branch'] as const
export type ExportTable = (typeof EXPORT_TABLES)[number]

/** Contract §10: the days of the list's filter as a file (ADR 0072), the first day first, or another table of its page. */
export const performanceExport = defineCall({
  name: 'performanceExport',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/performance/export/{id}',
  answers: 'csv',
  summary: 'How a campaign goes, by day, code, product, symbol or sub-agent, as a CSV file.',
  query: z.extend(z.omit(performanceQuery, { pageIndex: true, pageSize: true, sort: true }), {
    columns: columnsSchema(PERFORMANCE_COLUMNS),
    /** Instead of the days; `columns` apply to the days only. */
    table: z.optional(z.enum(EXPORT_TABLES)),
  }),
  data: textSchema,
})
