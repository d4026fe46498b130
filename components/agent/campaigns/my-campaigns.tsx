'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isNothing, sumMoney } from '#lib/agent/sum-money.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { AgentWaiting } from '../agent-waiting.tsx'
import { refusalOfError } from '../campaign-refusal.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { KpiCount, KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'
import { RefusedCampaign } from '../refused-campaign.tsx'
import { CampaignRow } from './campaign-row.tsx'
import { CampaignsHead } from './campaigns-head.tsx'

/** The agent's campaigns, the running ones first, with their sums where there are several. */
export function MyCampaigns() {
  const t = useTranslations('agent.campaigns')
  const locale = useLocale()
  const { currentData, error, refetch } = agentEntryApi.endpoints.agentCampaigns.useQuery(undefined, FRESH)
  const items = currentData?.items ?? []
  const active = items.filter(({ status, suspended }) => status === 'ONGOING' && !suspended).length
  const refusal = refusalOfError(error)
  return (
    <>
      <CampaignsHead
        subtitle={items.length > 0 && t('active', { count: active, value: formatNumber(locale, String(active)) })}
      />
      <Grid gap="16" top="16">
        {refusal !== null ? (
          <RefusedCampaign refusal={refusal} />
        ) : currentData ? (
          <>
            {items.length > 1 && <CampaignTiles campaigns={items} />}
            {items.length === 0 && (
              <EmptyState level={2} title={t('none_title')}>
                {t('none_text')}
              </EmptyState>
            )}
            {items.map((campaign) => (
              <CampaignRow key={campaign.activityId} campaign={campaign} isOnly={items.length === 1} />
            ))}
          </>
        ) : error ? (
          <FailedToLoad onRetry={() => void refetch()} />
        ) : (
          <AgentWaiting />
        )}
      </Grid>
    </>
  )
}

/** The sums of several campaigns, and the next payout. Amounts of different units have no sum, so no tile. */
function CampaignTiles({ campaigns }: { campaigns: readonly AgentCampaign[] }) {
  const t = useTranslations('agent.campaigns')
  const locale = useLocale()
  const zone = useMyZone()
  const pending = sumMoney(campaigns.map((campaign) => campaign.pending))
  const settled = sumMoney(campaigns.map((campaign) => campaign.settled))
  const traders = campaigns.reduce((sum, { progress }) => sum + (progress?.activeTraders ?? 0), 0)
  const referrals = campaigns.reduce((sum, { newReferrals }) => sum + (newReferrals ?? 0), 0)
  const [next] = campaigns
    .flatMap(({ settlesAt, title, pending: due }) =>
      settlesAt === null || isNothing(due) ? [] : [{ settlesAt, title }],
    )
    .toSorted((a, b) => a.settlesAt - b.settlesAt)
  return (
    <KpiTiles>
      {pending && (
        <KpiTile
          label={t('pending')}
          note={
            next
              ? t('next_payout', { title: isolateText(next.title), date: formatDeadline(locale, next.settlesAt, zone) })
              : undefined
          }
        >
          <KpiMoney money={pending} none={t('nothing')} />
        </KpiTile>
      )}
      {settled && (
        <KpiTile label={t('settled')} note={t('settled_note')}>
          <KpiMoney money={settled} none={t('none_yet')} />
        </KpiTile>
      )}
      <KpiTile label={t('traders')} note={t('this_month')}>
        <KpiCount value={traders} none={t('none_yet')} />
      </KpiTile>
      <KpiTile label={t('referrals')} note={t('last_days')}>
        <KpiCount value={referrals} none={t('none_yet')} />
      </KpiTile>
    </KpiTiles>
  )
}
