import type { AgentPageName } from '#components/agent/agent-place.ts'
import { metadataOf } from '#lib/seo/page-metadata.ts'

/** The same for every campaign, which only its agent may see. */
export const agentMetadata = (tab: AgentPageName | 'campaigns') =>
  metadataOf(
    '/agent',
    {
      title: tab === 'campaigns' ? 'agent.frame.back' : `agent.frame.tab_${tab}`,
      description: 'agent.frame.description',
    },
    { isPrivate: true },
  )
