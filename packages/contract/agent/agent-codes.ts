import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentCodeSchema } from './get-activity-detail-info.ts'

/** Contract §10: the codes with their figures of the last 30 days, the main one first. */
export const agentCodes = defineCall({
  name: 'agentCodes',
  method: 'GET',
  path: '/v1/activity/general/agent/codes/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'My invite codes of a campaign, with their own figures.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  data: z.object({ items: z.array(agentCodeSchema) }),
})
