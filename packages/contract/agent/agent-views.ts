import { defineCall } from '../define-call.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { agentViewsSchema } from './views.ts'

/** Contract §10. */
export const agentViews = defineCall({
  name: 'agentViews',
  method: 'GET',
  path: '/v1/activity/general/agent/views/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'My saved filters of a campaign.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  data: agentViewsSchema,
})
