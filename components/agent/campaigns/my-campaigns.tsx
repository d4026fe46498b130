'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { withShown } from '#lib/money/shown-parts.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'
import { AgentWaiting } from '../agent-waiting.tsx'
import { refusalOfError } from '../campaign-refusal.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { RefusedCampaign } from '../refused-campaign.tsx'
import { CampaignRow } from './campaign-row.tsx'
import { CampaignTiles } from './campaign-tiles.tsx'
import { CampaignsHead } from './campaigns-head.tsx'
import styles from './campaigns.module.css'

/** Campaigns with their amounts as they add up to the tiles above; amounts of several units have no sum. */
function shownCampaigns(items: readonly AgentCampaign[]): AgentCampaign[] {
  if (new Set(items.flatMap(({ pending, settled }) => [pending.unit, settled.unit])).size > 1) return [...items]
  return withShown(withShown(items, 'pending').rows, 'settled').rows
}

/** The agent's campaigns, the running ones first, with their sums where there are several. */
export function MyCampaigns() {
  const t = useTranslations('agent.campaigns')
  const locale = useLocale()
  const { currentData, error, refetch } = agentEntryApi.endpoints.agentCampaigns.useQuery(undefined, FRESH)
  const items = shownCampaigns(currentData?.items ?? [])
  const active = items.filter(({ status, suspended }) => status === 'ONGOING' && !suspended).length
  const refusal = refusalOfError(error)
  return (
    <>
      <CampaignsHead
        subtitle={items.length > 0 && t('active', { count: active, value: formatNumber(locale, String(active)) })}
      />
      <div className={styles.body}>
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
      </div>
    </>
  )
}
