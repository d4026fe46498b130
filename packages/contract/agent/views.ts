import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { AGENT_CALL } from './agent.ts'
import { textUpTo, trimmedText } from '../fields.ts'

/** @assumed the pages whose filters can be saved. */
export const AGENT_PAGES = ['rebate', 'referral', 'performance'] as const
export type AgentPage = (typeof AGENT_PAGES)[number]

/** A saved filter: its page and the query of its address, without the question mark. */
const agentViewSchema = z.object({
  name: trimmedText(40),
  page: z.enum(AGENT_PAGES),
  query: textUpTo(500),
})
export type AgentView = z.infer<typeof agentViewSchema>

const agentViewsSchema = z.object({ items: z.array(agentViewSchema).check(z.maxLength(20)) })

/** Contract §10. */
export const agentViews = defineCall({
  name: 'agentViews',
  ...AGENT_CALL,
  path: '/v1/activity/general/agent/views/{id}',
  summary: 'My saved filters of a campaign.',
  data: agentViewsSchema,
})

/** Contract §10: replaces all saved filters, at most 20. */
export const saveAgentViews = defineCall({
  name: 'saveAgentViews',
  ...AGENT_CALL,
  method: 'PUT',
  path: '/v1/activity/general/agent/views/{id}',
  summary: 'Replaces my saved filters of a campaign.',
  body: agentViewsSchema,
  data: agentViewsSchema,
})
