import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentCodeSchema } from './get-activity-detail-info.ts'

/**
 * @assumed an absent field keeps its value. A paused code makes nobody a referral until it is resumed; earlier referrals stay. The
 * main code is never paused (40000 with `paused`); a code of another agent is 51001.
 */
export const saveAgentCode = defineCall({
  name: 'saveAgentCode',
  method: 'PUT',
  path: '/v1/activity/general/agent/codes/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Renames, pauses or resumes an invite code of mine.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: z.object({
    vipCode: vipCodeSchema,
    label: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    paused: z.optional(z.boolean()),
  }),
  data: agentCodeSchema,
})
