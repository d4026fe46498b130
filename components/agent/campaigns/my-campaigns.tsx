'use client'

import { useLocale, useTranslations } from 'next-intl'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isNothing, sumMoney } from '#lib/agent/sum-money.ts'
import type { AgentCampaign } from '@fanfare/contract/agent/campaigns.ts'
import { formatMoney, formatNumber, type MoneyText } from '@fanfare/languages/format.ts'
import { agentEntryApi } from '#store/api/agent-entry.ts'
import { Grid, Note, Row, Text } from '#components/ui/layout/layout.tsx'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { formatDate, formatDeadline } from '@fanfare/languages/format-date.ts'
import { AgentWaiting } from '../agent-waiting.tsx'
import { refusalOfError } from '../campaign-refusal.ts'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH } from '../fresh.ts'
import { KpiCount, KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'
import { RefusedCampaign } from '../refused-campaign.tsx'
import Big from 'big.js'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { cx } from '#components/ui/cx.ts'
import { ProgressBar } from '#components/ui/surface/progress-bar.tsx'
import { agentHref } from '../agent-place.ts'
import styles from './campaigns.module.css'
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

interface CampaignRowProps {
  campaign: AgentCampaign
  /** The page's one primary action is the way into the only campaign. */
  isOnly: boolean
}

const TONES = { ONGOING: 'good', UPCOMING: 'primary', ENDED: 'neutral', SUSPENDED: 'warning' } as const

/** A campaign: state, level with gap, people, rebates with the next payout, and one action (design). */
function CampaignRow({ campaign, isOnly }: CampaignRowProps) {
  const t = useTranslations('agent.campaigns')
  const locale = useLocale()
  const zone = useMyZone()
  const { activityId, title, status, suspended, startTime, endTime } = campaign
  const state = suspended ? 'SUSPENDED' : status
  const isOver = status === 'ENDED'
  return (
    <Card as="article" className={cx(styles.row, isOver && styles.over)}>
      <div>
        <Row align="center" wrap className={styles.title}>
          <h2 dir="auto">{title}</h2>
          <Chip tone={TONES[state]}>{t(`state_${state.toLowerCase() as 'ended'}`)}</Chip>
        </Row>
        <Note top="4" size="hint">
          {status === 'UPCOMING'
            ? t('starts', { date: formatDate(locale, startTime, zone) })
            : t(isOver ? 'ended' : 'until', { date: formatDate(locale, endTime, zone) })}
        </Note>
        {suspended ? (
          <Text top="8">{t('suspended_note')}</Text>
        ) : (
          <CampaignProgress campaign={campaign} isOver={isOver} />
        )}
      </div>
      <CampaignFacts campaign={campaign} isOver={isOver} />
      <Button href={agentHref(activityId, 'overview')} locale={locale} variant={isOnly ? 'primary' : 'outlined'} full>
        {t(isOver ? 'see_results' : 'open')}
        <span className="visually-hidden">: {title}</span>
      </Button>
    </Card>
  )
}

/** The level, and how far the next one is. */
function CampaignProgress({ campaign: { level, progress }, isOver }: { campaign: AgentCampaign; isOver: boolean }) {
  const t = useTranslations('agent.campaigns')
  const overview = useTranslations('agent.overview')
  const locale = useLocale()
  const name = t('level', { level: isolateText(level) })
  if (isOver || progress === null || progress.nextLevel === null || progress.needed === null)
    return <Text top="8">{name}</Text>
  const { activeTraders, needed, nextLevel, steps } = progress
  const goal = steps.find((step) => step.level === nextLevel)?.from ?? activeTraders + needed
  const gap = t('gap', {
    next: isolateText(nextLevel),
    goal: formatNumber(locale, String(goal)),
    value: formatNumber(locale, String(activeTraders)),
  })
  const isReached = needed === 0
  return (
    <Text as="div" top="12" size="note" className={styles.progress}>
      <p>
        <b>{name}</b>
        <span>{gap}</span>
      </p>
      <ProgressBar ratio={isReached ? 1 : activeTraders / goal} label={name} valueText={gap} />
      {isReached && <Text top="8">{overview('level_reached', { next: isolateText(nextLevel) })}</Text>}
    </Text>
  )
}

/** People and rebates of a campaign, without those that are zero. */
function CampaignFacts({ campaign, isOver }: { campaign: AgentCampaign; isOver: boolean }) {
  const t = useTranslations('agent.campaigns')
  const overview = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  const { newReferrals, referrals, progress, pending, settled, settlesAt, due = pending } = campaign
  const people = isOver ? referrals : newReferrals
  const money = (value: MoneyText) => formatMoney(locale, value, { isMoved: true })
  const facts = [
    { label: t(isOver ? 'referrals_all' : 'referrals_days'), value: people },
    { label: t('traders'), value: isOver ? 0 : progress?.activeTraders },
  ].flatMap(({ label, value }) =>
    value ? [{ label, text: formatNumber(locale, String(value)), note: null, column: undefined }] : [],
  )
  const amounts = [
    {
      column: styles.pending,
      label: t('pending'),
      amount: pending,
      note:
        settlesAt === null || !new Big(due.amount).gt(0)
          ? null
          : overview('pending_next', { amount: money(due), date: formatDeadline(locale, settlesAt, zone) }),
    },
    { column: styles.settled, label: t('settled'), amount: settled, note: null },
  ].flatMap(({ amount, ...fact }) => (isNothing(amount) ? [] : [{ ...fact, text: money(amount) }]))
  const shown = [...facts, ...amounts]
  if (shown.length === 0) return <Text top="8">{t('nobody_yet')}</Text>
  return (
    <dl className={styles.facts}>
      {shown.map(({ label, text, note, column }) => (
        <div key={label} className={column}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{text}</bdi>
          </dd>
          {note !== null && (
            <Note as="dd" size="hint">
              {note}
            </Note>
          )}
        </div>
      ))}
    </dl>
  )
}
