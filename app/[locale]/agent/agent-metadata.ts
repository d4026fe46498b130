import { getLocale, getTranslations } from 'next-intl/server'
import type { AgentPageName } from '#components/agent/agent-place.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

/** The same for every campaign, which only its agent may see. */
export const agentMetadata = (tab: AgentPageName | 'campaigns') => async () => {
  const t = await getTranslations('agent.frame')
  const metadata = await pageMetadata(await getLocale(), '/agent', {
    title: t(tab === 'campaigns' ? 'back' : `tab_${tab}`),
    description: t('description'),
  })
  return { ...metadata, robots: { index: false, follow: false } }
}
