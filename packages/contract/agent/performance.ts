import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, rateSchema, signedMoneySchema } from '../money.ts'
import { totalSchema } from '../paging.ts'
import { AGENT_CODES, agentListQuery, agentParamsSchema, agentProductSchema, daySchema } from './agent.ts'
import { PERFORMANCE_COLUMNS, columnsSchema } from './export-columns.ts'

export const PERFORMANCE_SORTS = ['day', 'registered', 'volume', 'rebate'] as const

const funnel = {
  registered: nonNegativeIntegerSchema,
  verified: nonNegativeIntegerSchema,
  firstDeposit: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
}

/** @assumed one day; `complete` is false for today. */
export const performanceDaySchema = z.object({
  day: daySchema,
  ...funnel,
  volume: moneySchema,
  rebate: signedMoneySchema,
  complete: z._default(z.boolean(), true),
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
  method: 'GET',
  path: '/v1/activity/general/agent/performance/{id}',
  auth: 'agent',
  source: 'spec',
  summary: 'How a campaign goes: by day, code, product, branch and symbol.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: performanceQuery,
  data: z.object({
    items: z.array(performanceDaySchema),
    total: totalSchema,
    totals: sumsSchema,
    /** The same sums over the same number of days before. */
    previous: z._default(z.nullable(sumsSchema), null),
    /** Each of those days, the earliest first; they add up to `previous`. Empty: without them. */
    previousDays: z._default(z.array(performanceDaySchema), []),
    byCode: z._default(
      z.array(
        z.object({ vipCode: vipCodeSchema, visits: nonNegativeIntegerSchema, ...funnel, rebate: signedMoneySchema }),
      ),
      [],
    ),
    byProduct: z._default(
      z.array(z.object({ product: agentProductSchema, volume: moneySchema, rebate: signedMoneySchema })),
      [],
    ),
    bySymbol: z._default(z.array(z.object({ symbol: z.string(), volume: moneySchema })), []),
    tree: z._default(
      z.array(
        z.object({
          maskedName: z.string(),
          /** The main code of the agent. */
          vipCode: z.optional(vipCodeSchema),
          depth: nonNegativeIntegerSchema,
          own: nonNegativeIntegerSchema,
          withBranch: nonNegativeIntegerSchema,
          rate: rateSchema,
          rebate: signedMoneySchema,
        }),
      ),
      [],
    ),
    asOf: instantSchema,
  }),
})

/** The tables of the page beside the days. */
const EXPORT_TABLES = ['codes', 'products', 'symbols', 'branch'] as const
export type ExportTable = (typeof EXPORT_TABLES)[number]

/** Contract §10: the days of the list's filter as a file (ADR 0072), the first day first, or another table of its page. */
export const performanceExport = defineCall({
  name: 'performanceExport',
  method: 'GET',
  path: '/v1/activity/general/agent/performance/export/{id}',
  auth: 'agent',
  answers: 'csv',
  source: 'extension',
  summary: 'How a campaign goes, by day, code, product, symbol or sub-agent, as a CSV file.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(z.omit(performanceQuery, { pageIndex: true, pageSize: true, sort: true }), {
    columns: columnsSchema(PERFORMANCE_COLUMNS),
    /** In place of the days, whose alone `columns` are. */
    table: z.optional(z.enum(EXPORT_TABLES)),
  }),
  data: z.string(),
})
