'use client'

import { useLocale, useTranslations } from 'next-intl'
import { isolateLtr, isolateText } from '@fanfare/languages/bidi.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { AgentPage } from '../agent-page.tsx'
import type { Campaign } from '../use-campaign.ts'
import { CampaignOverview } from './campaign-overview.tsx'

export function OverviewLive() {
  const subtitle = useOverviewSubtitle()
  return (
    <AgentPage tab="overview" subtitle={subtitle}>
      {(campaign) => <CampaignOverview key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}

/** The campaign, the agent and the days of the figures, in one line. */
export function useOverviewSubtitle(): (campaign: Campaign) => string {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  return ({ title, maskedName, timeZone, asOf }) =>
    t('subtitle', {
      title: isolateText(title),
      agent: isolateLtr(locale, maskedName),
      zone: isolateLtr(locale, zoneName(asOf, timeZone)),
    })
}
