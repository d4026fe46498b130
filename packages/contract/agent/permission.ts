import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { reasonCodeSchema } from '../enumerations.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'

/** @assumed true for a permitted agent; other callers get the code 51030 with `data.reasonCode`, or 51001. */
export const agentPermission = defineCall({
  name: 'agentPermission',
  method: 'GET',
  path: '/v1/activity/general/agent/permission/{id}',
  auth: 'agent',
  source: 'spec',
  summary: 'Whether I may open the pages of a campaign.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  data: z.object({ permitted: z.boolean(), reasonCode: z._default(z.nullable(reasonCodeSchema), null) }),
})
