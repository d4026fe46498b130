import { AgentSection } from '#components/agent/agent-section.tsx'
import { SubAgentIsland } from '#components/agent/agent-islands.ts'
import { agentMetadata } from '../../../agent-metadata.ts'

export const generateMetadata = agentMetadata('sub_agent')

/** Rendered when it is visited, the same for every id: only the browser reads the campaign and the sub-agent. */
export const generateStaticParams = () => []

export default function Page() {
  return <AgentSection tab="sub_agent" island={SubAgentIsland} />
}
