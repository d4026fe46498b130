'use client'

import { useTranslations } from 'next-intl'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { AgentPage } from '../agent-page.tsx'
import { ReferralPage } from './referral-page.tsx'

export function ReferralLive() {
  const t = useTranslations('agent.referral')
  return (
    <AgentPage tab="referral" subtitle={({ title }) => t('subtitle', { campaign: isolateText(title) })}>
      {(campaign) => <ReferralPage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}
