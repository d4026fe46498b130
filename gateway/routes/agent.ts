import { agentOf } from '#gateway/domain/agent/agent-of.ts'
import { bind } from '#gateway/route.ts'
import { isAgent } from '#lib/contract/agent/is-agent.ts'

export const agentRoutes = [bind(isAgent, (_request, { gateway, caller }) => agentOf(gateway, caller))]
