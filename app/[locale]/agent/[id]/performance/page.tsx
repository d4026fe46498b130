import { AgentSection } from '#components/agent/agent-section.tsx'
import { PerformanceIsland } from '#components/agent/agent-islands.ts'
import { agentMetadata } from '../../agent-metadata.ts'

export const generateMetadata = agentMetadata('performance')

/** Rendered when it is visited, the same for every id: only the browser reads the campaign. */
export const generateStaticParams = () => []

export default function Page() {
  return <AgentSection tab="performance" island={PerformanceIsland} />
}
