'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { agentApi } from '#store/api/agent.ts'
import { agentHref } from '../agent-place.ts'
import card from '../card.module.css'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH_TODAY } from '../fresh.ts'
import { FunnelCard } from '../funnel-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { useLastDays } from '../use-last-days.ts'

/** The funnel of the last 30 days, with the way to the page that has it by day and code. */
export function OverviewFunnel({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.frame')
  const locale = useLocale()
  const { query } = useLastDays(campaign.timeZone)
  const { currentData, error, refetch } = agentApi.endpoints.agentPerformance.useQuery(
    { id: campaign.activityId, ...query, pageIndex: 0, pageSize: 1 },
    FRESH_TODAY,
  )
  if (!currentData && error) return <FailedToLoad onRetry={() => void refetch()} />
  if (!currentData) return <Skeleton height="340px" radius="card" />
  return (
    <FunnelCard
      totals={currentData.totals}
      aside={
        <Link
          href={agentHref(campaign.activityId, 'performance')}
          locale={locale}
          look="text"
          className={card.aside}
          data-no-print
        >
          {t('tab_performance')}
        </Link>
      }
    />
  )
}
