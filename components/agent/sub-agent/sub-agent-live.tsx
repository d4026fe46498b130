'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { lastDays } from '#lib/agent/calendar-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentPage } from '../agent-page.tsx'
import { subAgentIdOf } from '../agent-place.ts'
import { refusalOfError } from '../campaign-refusal.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { RefusedCampaign } from '../refused-campaign.tsx'
import type { Campaign } from '../use-campaign.ts'
import { DEFAULT_DAYS, SubAgentFigures } from './sub-agent-figures.tsx'

export function SubAgentLive() {
  const subAgentId = subAgentIdOf(withoutLocale(usePathname()))
  return (
    <AgentPage tab="sub_agent">
      {(campaign) => <SubAgentPage key={subAgentId} campaign={campaign} subAgentId={subAgentId ?? ''} />}
    </AgentPage>
  )
}

/** One sub-agent: what its branch brought in the chosen days, its rates and their history. */
function SubAgentPage({ campaign, subAgentId }: { campaign: Campaign; subAgentId: string }) {
  const { activityId: id, timeZone } = campaign
  const [days, setDays] = useState<number>(DEFAULT_DAYS)
  const shown = lastDays(serverNow(), timeZone, days)
  const input = { id, subAgentId, from: shown[0] ?? '', to: shown.at(-1) ?? '', timeZone }
  const { data, error, refetch } = agentApi.endpoints.subAgent.useQuery(input, FRESH)
  const refusal = refusalOfError(error)
  if (refusal !== null) return <RefusedCampaign refusal={refusal} />
  if (data) return <SubAgentFigures id={id} timeZone={timeZone} agent={data} days={days} onDays={setDays} />
  return error ? <FailedToLoad onRetry={() => void refetch()} /> : <Skeleton height="320px" radius="card" />
}
