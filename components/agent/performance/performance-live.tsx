'use client'

import { useLocale, useTranslations } from 'next-intl'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { AgentPage } from '../agent-page.tsx'
import { PerformancePage } from './performance-page.tsx'

export function PerformanceLive() {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  return (
    <AgentPage
      tab="performance"
      subtitle={({ title, codes }) =>
        t('subtitle', {
          campaign: isolateText(title),
          codes: codes.length,
          codesValue: formatNumber(locale, String(codes.length)),
        })
      }
    >
      {(campaign) => <PerformancePage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}
