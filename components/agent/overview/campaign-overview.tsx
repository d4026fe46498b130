'use client'

import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { agentApi } from '#store/api/agent.ts'
import grid from '../agent-grid.module.css'
import { CodesCard } from '../code/codes-card.tsx'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH_TODAY } from '../fresh.ts'
import { TargetsCard } from '../target/targets-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { useLastDays } from '../use-last-days.ts'
import { LevelCard } from './level-card.tsx'
import { NewAgent } from './new-agent.tsx'
import { NewestReferrals } from './newest-referrals.tsx'
import { NewsCard } from './news-card.tsx'
import { OverviewFunnel } from './overview-funnel.tsx'
import { OverviewRebates } from './overview-rebates.tsx'
import { RatesCard } from './rates-card.tsx'

const NEWEST = 4

const SubAgents = lazyWithRetry(() => import('../sub-agent/sub-agents-card.tsx').then((m) => m.SubAgentsCard))

/** The overview of a campaign. An agent without referrals gets the way to the first one in place of figures. */
export function CampaignOverview({ campaign }: { campaign: Campaign }) {
  const { activityId, level, rates, news } = campaign
  const { query } = useLastDays(campaign.timeZone)
  const referrals = agentApi.endpoints.agentReferrals.useQuery(
    { id: activityId, ...query, registered: 'any', sort: '-registeredAt', pageIndex: 0, pageSize: NEWEST },
    FRESH_TODAY,
  )
  const newest = referrals.currentData
  const isNew = newest?.total === 0
  return (
    <>
      {isNew && <NewAgent codes={campaign.codes} />}
      <div className={grid.columns}>
        <LevelCard campaign={campaign} />
        <RatesCard level={level} rates={rates} />
      </div>
      {!isNew && <TargetsCard campaign={campaign} />}
      {!isNew && <OverviewRebates campaign={campaign} funnel={<OverviewFunnel campaign={campaign} />} />}
      <div className={grid.columns}>
        <CodesCard campaign={campaign} />
        <div className={grid.stack}>
          <NewsCard news={news} />
          {newest && !isNew && <NewestReferrals id={activityId} {...newest} />}
          {!newest &&
            (referrals.error ? (
              <FailedToLoad onRetry={() => void referrals.refetch()} />
            ) : (
              <Skeleton height="260px" radius="card" />
            ))}
          <SubAgents.Part campaign={campaign} />
        </div>
      </div>
    </>
  )
}
