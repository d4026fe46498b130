import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { emptyByDefault, falseByDefault, flagSchema, listOf, textSchema, trimmedText } from '../fields.ts'
import { idSchema, vipCodeSchema } from '../identifiers.ts'
import { noneByDefault, nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, rateSchema, signedMoneySchema } from '../money.ts'
import { SPEC_ACTIVITY } from '../spec-call.ts'
import {
  AGENT_CALL,
  AGENT_CODES,
  agentLevelSchema,
  agentParamsSchema,
  agentRateSchema,
  timeZoneSchema,
} from './agent.ts'
import { readCode } from '../typed-text.ts'

/**
 * @assumed an invite code with its own figures of the last 30 days (AGT-4). `rate` is the agent's rate of futures after `givesBack`,
 * the part of the paid fee that friends get back; of a sub-agent's code (SUB) it is what the differential leaves.
 */
const agentCodeSchema = z.object({
  vipCode: vipCodeSchema,
  label: emptyByDefault,
  url: textSchema,
  isMain: falseByDefault,
  /** A paused code brings nobody new; its earlier referrals keep earning. */
  paused: falseByDefault,
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
  ...SPEC_ACTIVITY,
  name: 'getActivityDetailInfo',
  path: '/v1/activity/general/agent/detail/getActivityDetailInfo',
  auth: 'agent',
  summary: 'A campaign as its agent sees it: level, rates, codes.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  data: {
    activityId: idSchema,
    title: textSchema,
    startTime: instantSchema,
    endTime: instantSchema,
    maskedName: textSchema,
    level: agentLevelSchema,
    rates: z.array(agentRateSchema),
    codes: z.array(agentCodeSchema),
    subAgents: noneByDefault,
    /** The zone of the campaign's days and months. */
    timeZone: z._default(timeZoneSchema, 'UTC'),
    /** Referrals who stopped after a step: the nearest to become active traders. */
    nearest: z.optional(z.object({ deposited: nonNegativeIntegerSchema, verified: nonNegativeIntegerSchema })),
    /** The announcements of the campaign, newest first. */
    news: listOf(z.object({ at: instantSchema, title: textSchema, body: emptyByDefault })),
    mayCreateCodes: falseByDefault,
    asOf: instantSchema,
  },
})

/** Contract §10: the codes with their figures of the last 30 days, the main one first. */
export const agentCodes = defineCall({
  name: 'agentCodes',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/codes/{id}',
  summary: 'My invite codes of a campaign, with their own figures.',
  data: { items: z.array(agentCodeSchema) },
})

/**
 * Contract §10. @assumed `vipCode`, 4 to 16 letters and digits, for a code of the agent's own choice; without it one is drawn.
 * A taken code is 51051 with `data.field`, the 51st code 51071, a share above the agent's lowest rate 40000 with `givesBack`.
 */
export const createAgentCode = defineCall({
  name: 'createAgentCode',
  method: 'POST',
  path: '/v1/activity/general/agent/codes/{id}',
  auth: 'agent',
  summary: 'Makes another invite code with its own label and share for friends.',
  screens: ['SCR-10'],
  codes: [...AGENT_CODES, 'ACCOUNT_EXISTS', 'LIMIT'],
  params: agentParamsSchema,
  body: {
    label: trimmedText(40),
    givesBack: rateSchema,
    vipCode: z.optional(
      z.string().check(z.overwrite(readCode), z.regex(/^[A-Za-z0-9]{4,16}$/, 'must be 4 to 16 letters or digits')),
    ),
  },
  data: agentCodeSchema,
})

/**
 * @assumed an absent field keeps its value. A paused code makes nobody a referral until it is resumed; earlier referrals stay. The
 * main code is never paused (40000 with `paused`); a code of another agent is 51001.
 */
export const saveAgentCode = defineCall({
  name: 'saveAgentCode',
  ...AGENT_CALL,
  method: 'PUT',
  path: '/v1/activity/general/agent/codes/{id}',
  summary: 'Renames, pauses or resumes an invite code of mine.',
  body: {
    vipCode: vipCodeSchema,
    label: z.optional(trimmedText(40)),
    paused: z.optional(flagSchema),
  },
  data: agentCodeSchema,
})

const MOST_CODES = 100

/** @assumed the order of the caller's own codes; the main one stays first, codes that are not named come last. */
export const orderAgentCodes = defineCall({
  name: 'orderAgentCodes',
  ...AGENT_CALL,
  method: 'PUT',
  path: '/v1/activity/general/agent/codes/order/{id}',
  summary: 'Puts my invite codes into another order.',
  body: { vipCodes: z.array(vipCodeSchema).check(z.minLength(1), z.maxLength(MOST_CODES)) },
  data: { items: z.array(agentCodeSchema) },
})
