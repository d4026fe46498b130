import * as z from 'zod/mini'

/** @assumed the pages whose filters can be saved. */
export const AGENT_PAGES = ['rebate', 'referral', 'performance'] as const
export type AgentPage = (typeof AGENT_PAGES)[number]

/** A saved filter: its page and the query of its address, without the question mark. */
export const agentViewSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  page: z.enum(AGENT_PAGES),
  query: z.string().check(z.maxLength(500)),
})
export type AgentView = z.infer<typeof agentViewSchema>

export const agentViewsSchema = z.object({ items: z.array(agentViewSchema).check(z.maxLength(20)) })
