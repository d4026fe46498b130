import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { falseByDefault, flagSchema, optionals, orNull, textSchema } from '../fields.ts'
import { idSchema } from '../identifiers.ts'
import { ACTIVITY_STATUSES, reasonCodeSchema } from '../enumerations.ts'
import { AGENT_CALL, AGENT_CODES, agentLevelSchema } from './agent.ts'
import { nonNegativeIntegerSchema } from '../integers.ts'
import { instantSchema, signedMoneySchema } from '../money.ts'
import { pageOf } from '../paging.ts'

/** Agent data, or null for a user who is not an agent; the only call that succeeds with code `0` (spec §7). */
export const isAgent = defineCall({
  name: 'isAgent',
  path: '/v1/mix/agent/is_agent',
  auth: 'user',
  successCode: '0',
  source: 'spec',
  summary: 'Whether I am an agent; success is code 0.',
  screens: ['SCR-1', 'SCR-10'],
  data: z.nullable(z.object({ agentId: idSchema, level: textSchema, vipCode: textSchema })),
})

/** @assumed true for a permitted agent; other callers get the code 51030 with `data.reasonCode`, or 51001. */
export const agentPermission = defineCall({
  name: 'agentPermission',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/permission/{id}',
  source: 'spec',
  summary: 'Whether I may open the pages of a campaign.',
  data: { permitted: flagSchema, reasonCode: orNull(reasonCodeSchema) },
})

/**
 * @assumed beside the seven fields of contract §5: what the mockup's row shows. `level` is its name; `pending` is not paid yet, with
 * today's estimate; `due` is its part that is paid at `settlesAt`.
 */
const agentCampaignSchema = z.object({
  activityId: idSchema,
  title: textSchema,
  status: z.enum(ACTIVITY_STATUSES),
  startTime: instantSchema,
  endTime: instantSchema,
  level: textSchema,
  pending: signedMoneySchema,
  settled: signedMoneySchema,
  progress: orNull(agentLevelSchema),
  settlesAt: orNull(instantSchema),
  ...optionals({
    due: signedMoneySchema,
    /** Registered within the last 30 days, and ever. */
    newReferrals: nonNegativeIntegerSchema,
    referrals: nonNegativeIntegerSchema,
  }),
  suspended: falseByDefault,
})
export type AgentCampaign = z.infer<typeof agentCampaignSchema>

/** Contract §10. An agent without a campaign gets an empty list, a user without an agent account 51030. */
export const agentCampaigns = defineCall({
  name: 'agentCampaigns',
  path: '/v1/activity/general/agent/campaigns',
  auth: 'agent',
  summary: 'My campaigns as an agent, the running ones first.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  data: pageOf(agentCampaignSchema),
})
