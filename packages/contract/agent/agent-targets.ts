import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { targetMonthSchema } from './targets.ts'

/** @assumed an agent's own targets, and how far the running month has come. */
export const agentTargets = defineCall({
  name: 'agentTargets',
  method: 'GET',
  path: '/v1/activity/general/agent/targets/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'My monthly targets of a campaign, and what is reached this month.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  data: targetMonthSchema,
})
