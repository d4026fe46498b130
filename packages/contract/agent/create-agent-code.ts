import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { rateSchema } from '../money.ts'
import { readCode } from '../typed-text.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentCodeSchema } from './get-activity-detail-info.ts'

/**
 * Contract §10. @assumed `vipCode`, 4 to 16 letters and digits, for a code of the agent's own choice; without it one is drawn.
 * A taken code is 51051 with `data.field`, the 51st code 51071, a share above the agent's lowest rate 40000 with `givesBack`.
 */
export const createAgentCode = defineCall({
  name: 'createAgentCode',
  method: 'POST',
  path: '/v1/activity/general/agent/codes/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'Makes another invite code with its own label and share for friends.',
  screens: ['SCR-10'],
  codes: [...AGENT_CODES, 'ACCOUNT_EXISTS', 'LIMIT'],
  params: agentParamsSchema,
  body: z.object({
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    givesBack: rateSchema,
    vipCode: z.optional(
      z.string().check(z.overwrite(readCode), z.regex(/^[A-Za-z0-9]{4,16}$/, 'must be 4 to 16 letters or digits')),
    ),
  }),
  data: agentCodeSchema,
})
