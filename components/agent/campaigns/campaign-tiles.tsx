'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isNothing, sumMoney } from '#lib/agent/sum-money.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { KpiCount } from '../kpi-count.tsx'
import { KpiMoney } from '../kpi-money.tsx'
import { KpiTile, KpiTiles } from '../kpi-tile.tsx'

/** The sums of several campaigns, and the next payout. Amounts of different units have no sum, so no tile. */
export function CampaignTiles({ campaigns }: { campaigns: readonly AgentCampaign[] }) {
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
