import { useLocale } from 'next-intl'
import { useEffect } from 'react'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'

/**
 * Shows the header's entry to agents (SHELL-4), which every page has and CSS hides. It leads to the campaigns, or straight to the
 * campaign if there is just one. Renders nothing.
 */
export function AgentEntry() {
  const locale = useLocale()
  const isShown = Boolean(agentEntryApi.useIsAgentQuery().data)
  const campaigns = agentEntryApi.useAgentCampaignsQuery(undefined, { skip: !isShown }).currentData?.items ?? []
  const [only] = campaigns
  const path = only && campaigns.length === 1 ? `/agent/${only.activityId}` : '/agent'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-agent', isShown)
    for (const link of document.querySelectorAll('a[data-agent-entry]'))
      link.setAttribute('href', localeHref(locale, path))
  }, [isShown, locale, path])
  useEffect(() => () => document.documentElement.removeAttribute('data-agent'), [])
  return null
}
