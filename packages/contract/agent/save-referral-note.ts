import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idSchema } from '../identifiers.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'

/** Contract §10: an absent field keeps its value, an empty one deletes it; both are trimmed. Only the agent sees them. */
export const saveReferralNote = defineCall({
  name: 'saveReferralNote',
  method: 'POST',
  path: '/v1/activity/general/agent/referral/note/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Keeps my private note and tag of a referral.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: z.object({
    referralId: idSchema,
    note: z.optional(z.string().check(z.trim(), z.maxLength(140))),
    tag: z.optional(z.string().check(z.trim(), z.maxLength(24))),
  }),
  data: z.object({
    referralId: idSchema,
    note: z._default(z.nullable(z.string()), null),
    tag: z._default(z.nullable(z.string()), null),
  }),
})
