'use client'

import type { ReactNode } from 'react'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { agentApi } from '#store/api/agent.ts'
import grid from '../agent-grid.module.css'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH_TODAY } from '../fresh.ts'
import { RebateDaysCard } from '../rebate-days-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { useLastDays } from '../use-last-days.ts'
import { RebateTiles } from './rebate-tiles.tsx'

/** The tiles and the day chart of the last 30 days, from one answer, so that they agree. `funnel` is beside the chart. */
export function OverviewRebates({ campaign, funnel }: { campaign: Campaign; funnel: ReactNode }) {
  const { days, query } = useLastDays(campaign.timeZone)
  const { currentData, error, refetch } = agentApi.endpoints.agentRebates.useQuery(
    { id: campaign.activityId, ...query, pageIndex: 0, pageSize: 1 },
    FRESH_TODAY,
  )
  return (
    <>
      {!currentData && error ? (
        <FailedToLoad onRetry={() => void refetch()} />
      ) : currentData ? (
        <RebateTiles totals={currentData.totals} asOf={currentData.asOf} />
      ) : (
        <Skeleton height="118px" radius="card" />
      )}
      <div className={grid.columns}>
        {!currentData && error ? null : currentData ? (
          <RebateDaysCard days={days} rebates={currentData.days} today={days.at(-1) ?? null} />
        ) : (
          <Skeleton height="340px" radius="card" />
        )}
        {funnel}
      </div>
    </>
  )
}
