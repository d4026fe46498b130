'use client'

import { Suspense } from 'react'
import { UrlWatcher } from '#components/ui/url-watcher.tsx'
import type { referralList } from '#lib/contract/agent/referral-list.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentWaiting } from '../agent-waiting.tsx'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FilterBar } from '../filter/filter-bar.tsx'
import { useAgentFilter, type FilterState } from '../filter/use-agent-filter.ts'
import { referralQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { useColumns } from '../table/use-columns.ts'
import type { Campaign } from '../use-campaign.ts'
import { ReferralProgress } from './referral-progress.tsx'
import { ReferralTable } from './referral-table.tsx'
import { useReferralColumns } from './use-referral-columns.tsx'

/** Referrals: how far the people of the filter came, and each of them. */
export function ReferralPage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('referral', campaign)
  const query = referralQuery(state.filter, serverNow(), state.zones)
  const { data, currentData, isError, refetch } = agentApi.endpoints.agentReferrals.useQuery(
    { id: campaign.activityId, ...query },
    FRESH,
  )
  const failed = isError && !currentData
  return (
    <>
      <Suspense>
        <UrlWatcher />
      </Suspense>
      <FilterBar state={state} />
      {failed && <FailedToLoad onRetry={() => void refetch()} />}
      {!failed && !data && <AgentWaiting />}
      {!failed && data && <Referrals state={state} data={data} busy={!currentData} />}
    </>
  )
}

interface ReferralsProps {
  state: FilterState
  data: CallData<typeof referralList>
  /** The data are those of the filter before. */
  busy: boolean
}

function Referrals({ state, data, busy }: ReferralsProps) {
  const columns = useReferralColumns(data.items, data.totals, state.days.timeZone)
  const choice = useColumns('referral', columns)
  return (
    <>
      {data.total > 0 && <ReferralProgress totals={data.totals} timeZone={state.days.timeZone} />}
      <ReferralTable state={state} data={data} columns={columns} choice={choice} busy={busy} />
    </>
  )
}
