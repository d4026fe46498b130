import { AgentSection } from '#components/agent/agent-section.tsx'
import { agentMetadata } from './agent-metadata.ts'

export const generateMetadata = agentMetadata('campaigns')

export default function Page() {
  return <AgentSection />
}
