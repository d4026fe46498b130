import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, idSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, moneySchema, rateSchema } from '../money.ts'
import { AGENT_CODES, agentLevelSchema, agentRateSchema, vipCodeSchema } from './agent.ts'

/**
 * @assumed an invite code with its own figures of the last 30 days (AGT-4). `givesBack` is the share of the rebate that
 * the friends get.
 */
export const agentCodeSchema = z.object({
  vipCode: vipCodeSchema,
  label: z._default(z.string(), ''),
  url: z.string(),
  isMain: z._default(z.boolean(), false),
  kind: z.enum(['OWN', 'SUB']),
  rate: rateSchema,
  givesBack: z._default(rateSchema, '0'),
  visits: nonNegativeIntegerSchema,
  registered: nonNegativeIntegerSchema,
  firstDeposit: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
  rebate: moneySchema,
})
export type AgentCode = z.infer<typeof agentCodeSchema>

/** @assumed the first part of an agent's dashboard. */
export const getActivityDetailInfo = defineCall({
  name: 'getActivityDetailInfo',
  method: 'GET',
  path: '/v1/activity/general/agent/detail/getActivityDetailInfo',
  auth: 'agent',
  source: 'spec',
  summary: 'A campaign as its agent sees it: level, rates, codes.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  query: activityIdQuery,
  data: z.object({
    activityId: idSchema,
    title: z.string(),
    startTime: instantSchema,
    endTime: instantSchema,
    maskedName: z.string(),
    level: agentLevelSchema,
    rates: z.array(agentRateSchema),
    codes: z.array(agentCodeSchema),
    subAgents: z._default(nonNegativeIntegerSchema, 0),
    asOf: instantSchema,
  }),
})
