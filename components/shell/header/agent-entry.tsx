import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'
import { useAnswer } from '#store/use-answer.ts'

/**
 * Shows the header's entry to agents (SHELL-4), which every page has and CSS hides. It leads to the campaigns, or straight to the
 * campaign if there is just one. Renders nothing.
 */
export function AgentEntry() {
  const locale = useLocale()
  const agent = useAnswer(agentEntryApi.useIsAgentQuery())
  const isShown = agent.isKnown && agent.data !== null
  const answer = useAnswer(agentEntryApi.useAgentCampaignsQuery(undefined, { skip: !isShown }))
  // The list of campaigns serves one campaign, too.
  const campaigns = answer.isKnown ? answer.data.items : []
  const [only] = campaigns
  const path = only && campaigns.length === 1 ? `/agent/${only.activityId}` : '/agent'
  useEffect(() => {
    // Without an answer the entry stays as it was.
    if (!agent.isKnown) return
    document.documentElement.toggleAttribute('data-agent', isShown)
    for (const link of document.querySelectorAll('a[data-agent-entry]'))
      link.setAttribute('href', localeHref(locale, path))
  }, [agent.isKnown, isShown, locale, path])
  useEffect(() => () => document.documentElement.removeAttribute('data-agent'), [])
  return null
}
