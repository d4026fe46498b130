import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { idSchema } from '../identifiers.ts'
import { instantSchema, moneySchema, rateSchema } from '../money.ts'
import { totalSchema } from '../paging.ts'
import {
  AGENT_CODES,
  REBATE_STATUSES,
  agentListQuery,
  agentParamsSchema,
  agentProductSchema,
  agentSourceSchema,
  daySchema,
  vipCodeSchema,
} from './agent.ts'

export const REBATE_SORTS = ['at', 'volume', 'fee', 'rebate'] as const

/** @assumed one rebate: `rebate` = (`fee` − `bonusFee`) × `rate`; `reasonCode` explains a rebate of zero. */
export const rebateSchema = z.object({
  rebateId: idSchema,
  at: instantSchema,
  invitee: z.string(),
  source: agentSourceSchema,
  vipCode: vipCodeSchema,
  product: agentProductSchema,
  symbol: z.string(),
  volume: moneySchema,
  fee: moneySchema,
  bonusFee: moneySchema,
  rate: rateSchema,
  rebate: moneySchema,
  status: z.enum(REBATE_STATUSES),
  reasonCode: z._default(z.nullable(reasonCodeSchema), null),
  settlesAt: z._default(z.nullable(instantSchema), null),
})
export type Rebate = z.infer<typeof rebateSchema>

/** @assumed the sums over all rows of the filter, not of the page; `rebate` is the sum of the other three. */
export const rebateTotalsSchema = z.object({
  volume: moneySchema,
  fee: moneySchema,
  rebate: moneySchema,
  settled: moneySchema,
  pending: moneySchema,
  today: moneySchema,
})

export const rebateList = defineCall({
  name: 'rebateList',
  method: 'GET',
  path: '/v1/activity/general/agent/rebate/list/{id}',
  auth: 'agent',
  source: 'spec',
  summary: 'My rebates of a campaign, trade by trade.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.extend(agentListQuery(REBATE_SORTS), {
    product: z.optional(agentProductSchema),
    source: z.optional(agentSourceSchema),
    status: z.optional(z.enum(REBATE_STATUSES)),
    vipCode: z.optional(vipCodeSchema),
  }),
  data: z.object({
    items: z.array(rebateSchema),
    total: totalSchema,
    totals: rebateTotalsSchema,
    /** The daily sums of the filter, for the chart; days without a rebate are left out. */
    days: z._default(z.array(z.object({ day: daySchema, direct: moneySchema, sub: moneySchema })), []),
    asOf: instantSchema,
  }),
})
