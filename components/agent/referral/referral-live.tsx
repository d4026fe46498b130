'use client'

import { useTranslations } from 'next-intl'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { referralExport } from '@fanfare/contract/agent/referral-export.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { AgentPage } from '../agent-page.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { REFERRAL_FILE, fileColumns, fileName, withoutPaging } from '../export/export-columns.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { useAgentFilter } from '../filter/use-agent-filter.ts'
import { referralQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { useColumns } from '../table/use-columns.ts'
import type { Campaign } from '../use-campaign.ts'
import { ReferralProgress } from './referral-progress.tsx'
import { ReferralTable } from './referral-table.tsx'
import { useReferralColumns } from './use-referral-columns.tsx'

export function ReferralLive() {
  const t = useTranslations('agent.referral')
  return (
    <AgentPage tab="referral" subtitle={({ title }) => t('subtitle', { campaign: isolateText(title) })}>
      {(campaign) => <ReferralPage key={campaign.activityId} campaign={campaign} />}
    </AgentPage>
  )
}

/** Referrals: how far the people of the filter came, and each of them. */
export function ReferralPage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('referral', campaign)
  const query = referralQuery(state.filter, serverNow(), state.zones)
  const answer = agentApi.endpoints.agentReferrals.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const columns = useReferralColumns(answer.data, state.days.timeZone)
  const choice = useColumns('referral', columns)
  return (
    <FilteredPage
      state={state}
      action={
        <ExportButton
          call={referralExport}
          input={{
            params: { id: campaign.activityId },
            query: { ...withoutPaging(query), columns: fileColumns(REFERRAL_FILE, choice.shown) },
          }}
          name={fileName('referrals', state.days)}
        />
      }
      answer={answer}
    >
      {(data, busy) => (
        <>
          {data.total > 0 && <ReferralProgress totals={data.totals} timeZone={state.days.timeZone} />}
          <ReferralTable state={state} data={data} columns={columns} choice={choice} busy={busy} />
        </>
      )}
    </FilteredPage>
  )
}
