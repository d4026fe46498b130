import type { AgentPageName } from '#components/agent/agent-place.ts'
import { AgentSection } from '#components/agent/agent-section.tsx'
import { metadataOf } from '#lib/seo/page-metadata.ts'

/** The page of a tab, without one of the list of campaigns. Its metadata are the same for every campaign, which only its agent may see. */
export const agentPage = (tab?: AgentPageName) => ({
  readMetadata: metadataOf(
    '/agent',
    { title: tab ? `agent.frame.tab_${tab}` : 'agent.frame.back', description: 'agent.frame.description' },
    { isPrivate: true },
  ),
  Page: () => <AgentSection tab={tab} />,
})
