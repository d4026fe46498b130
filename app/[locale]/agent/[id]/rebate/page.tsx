import { AgentSection } from '#components/agent/agent-section.tsx'
import { RebateIsland } from '#components/agent/agent-islands.ts'
import { agentMetadata } from '../../agent-metadata.ts'

export const generateMetadata = agentMetadata('rebate')

/** Rendered when it is visited, the same for every id: only the browser reads the campaign. */
export const generateStaticParams = () => []

export default function Page() {
  return <AgentSection tab="rebate" island={RebateIsland} />
}
