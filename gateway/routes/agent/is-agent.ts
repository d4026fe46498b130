import { isAgent } from '#lib/contract/agent/is-agent.ts'
import { agentOf } from '#gateway/domain/agent/agent-of.ts'
import { bind } from '#gateway/route.ts'

export const isAgentRoute = bind(isAgent, async (_request, { gateway, caller }) => agentOf(gateway, caller))
