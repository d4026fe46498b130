import { CampaignsSection } from '#components/agent/campaigns/campaigns-section.tsx'
import { agentMetadata } from './agent-metadata.ts'

export const generateMetadata = agentMetadata('campaigns')

export default function Page() {
  return <CampaignsSection />
}
