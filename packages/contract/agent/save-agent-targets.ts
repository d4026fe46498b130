import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentTargetsSchema, targetMonthSchema } from './targets.ts'

/** @assumed replaces all three targets, which hold for every month until they change; null removes one. */
export const saveAgentTargets = defineCall({
  name: 'saveAgentTargets',
  method: 'PUT',
  path: '/v1/activity/general/agent/targets/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Replaces my monthly targets of a campaign.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: agentTargetsSchema,
  data: targetMonthSchema,
})
