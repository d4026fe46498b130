import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { vipCodeSchema } from '../identifiers.ts'
import { instantSchema } from '../money.ts'
import { pageIndexSchema, pageSizeSchema, totalSchema } from '../paging.ts'
import { AGENT_CODES, agentParamsSchema } from './agent.ts'
import { subAgentDays, subAgentSchema } from './sub-agent-schema.ts'

/**
 * @assumed the sub-agents who brought the caller most in these days come first. `invite` is the way to another one: a user who applies
 * with the link is a sub-agent of the caller once the application is accepted; null: the tree may not grow deeper, or the campaign has ended.
 */
export const agentSubAgents = defineCall({
  name: 'agentSubAgents',
  method: 'GET',
  path: '/v1/activity/general/agent/sub-agents/{id}',
  auth: 'agent',
  source: 'extension',
  summary: 'My sub-agents of a campaign, with what they brought and their rates.',
  screens: ['SCR-10'],
  codes: AGENT_CODES,
  params: agentParamsSchema,
  query: z.object({ ...subAgentDays, pageIndex: pageIndexSchema, pageSize: pageSizeSchema() }),
  data: z.object({
    items: z.array(subAgentSchema),
    total: totalSchema,
    invite: z._default(z.nullable(z.object({ vipCode: vipCodeSchema, url: z.string() })), null),
    asOf: instantSchema,
  }),
})
