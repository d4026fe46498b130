'use client'

import { useLocale } from 'next-intl'
import { isolateLtr, isolateText } from '@fanfare/languages/bidi.ts'
import { useTranslations } from 'next-intl'
import { AgentPage } from '../agent-page.tsx'
import { RebatePage } from './rebate-page.tsx'

export function RebateLive() {
  const t = useTranslations('agent.rebate')
  const locale = useLocale()
  return (
    <AgentPage
      tab="rebate"
      subtitle={({ title, level }) =>
        t('subtitle', { campaign: isolateText(title), level: isolateLtr(locale, level.level) })
      }
    >
      {(campaign) => <RebatePage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}
