import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { activityIdQuery, idSchema, vipCodeSchema } from '../identifiers.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, rateSchema, signedMoneySchema } from '../money.ts'
import { AGENT_CODES, agentLevelSchema, agentRateSchema, timeZoneSchema } from './agent.ts'

/**
 * @assumed an invite code with its own figures of the last 30 days (AGT-4). `rate` is the agent's rate of futures after `givesBack`,
 * the part of the paid fee that friends get back; of a sub-agent's code (SUB) it is what the differential leaves.
 */
export const agentCodeSchema = z.object({
  vipCode: vipCodeSchema,
  label: z._default(z.string(), ''),
  url: z.string(),
  isMain: z._default(z.boolean(), false),
  /** A paused code brings nobody new; its earlier referrals keep earning. */
  paused: z._default(z.boolean(), false),
  kind: z.enum(['OWN', 'SUB']),
  rate: rateSchema,
  givesBack: z._default(rateSchema, '0'),
  visits: nonNegativeIntegerSchema,
  registered: nonNegativeIntegerSchema,
  firstDeposit: nonNegativeIntegerSchema,
  firstTrade: nonNegativeIntegerSchema,
  rebate: signedMoneySchema,
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
    /** The zone of the campaign's days and months. */
    timeZone: z._default(timeZoneSchema, 'UTC'),
    /** Referrals who stopped after a step: the nearest to become active traders. */
    nearest: z.optional(z.object({ deposited: nonNegativeIntegerSchema, verified: nonNegativeIntegerSchema })),
    /** The announcements of the campaign, newest first. */
    news: z._default(z.array(z.object({ at: instantSchema, title: z.string(), body: z._default(z.string(), '') })), []),
    mayCreateCodes: z._default(z.boolean(), false),
    asOf: instantSchema,
  }),
})
