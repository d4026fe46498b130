import * as z from 'zod/mini'
import { AGENT_DECLINE_REASONS } from '../agent/application.ts'
import { defineCall } from '../define-call.ts'
import { aliasSchema, idSchema } from '../identifiers.ts'
import { agreedRatesSchema } from './save-agent.ts'

/**
 * @assumed the call: accepts an application, which makes its user an agent of the campaign named by id or alias (the inviting agent's when
 * neither is), or declines it with a reason. `revision` is the one that was read: an application that has been decided since, or
 * a field that is refused, is 40000 with `data.issues`. `agentId` is null when it is declined.
 */
export const decideAgentApplication = defineCall({
  name: 'decideAgentApplication',
  method: 'POST',
  path: '/ops/v1/agent-applications/{applicationId}/decision',
  auth: 'ops',
  signed: false,
  source: 'extension',
  summary: 'Accepts or declines an application to become an agent.',
  screens: [],
  params: z.object({ applicationId: idSchema }),
  body: z.object({
    revision: z.int(),
    accept: z.boolean(),
    /** Needed to decline. */
    reasonCode: z.optional(z.enum(AGENT_DECLINE_REASONS)),
    campaignId: z.optional(idSchema),
    alias: z.optional(aliasSchema),
    uplineUserId: z.optional(idSchema),
    rates: z.optional(agreedRatesSchema),
  }),
  data: z.object({
    applicationId: idSchema,
    status: z.enum(['ACCEPTED', 'DECLINED']),
    agentId: z.nullable(idSchema),
    campaignId: z.nullable(idSchema),
  }),
})
