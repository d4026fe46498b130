import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentViewsSchema } from './views.ts'

/** Contract §10: replaces all saved filters, at most 20. */
export const saveAgentViews = defineCall({
  name: 'saveAgentViews',
  method: 'PUT',
  path: '/v1/activity/general/agent/views/{id}',
  auth: 'agent',
  idempotent: true,
  source: 'extension',
  summary: 'Replaces my saved filters of a campaign.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  body: agentViewsSchema,
  data: agentViewsSchema,
})
