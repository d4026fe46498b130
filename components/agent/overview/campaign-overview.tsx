'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { agentApi } from '#store/api/agent.ts'
import { Grid, List, Note, Text } from '#components/ui/layout/layout.tsx'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatPercent } from '@fanfare/languages/format.ts'
import grid from '../agent-grid.module.css'
import { agentHref } from '../agent-place.ts'
import card from '../card.module.css'
import { CodesCard } from '../code/codes-card.tsx'
import { FailedToLoad } from '../failed-to-load.tsx'
import { FRESH_TODAY } from '../fresh.ts'
import { FunnelCard } from '../funnel-card.tsx'
import { RebateDaysCard } from '../rebate-days-card.tsx'
import { TargetsCard } from '../target/targets-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { useLastDays } from '../use-last-days.ts'
import { LevelCard } from './level-card.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { NewestReferrals } from './newest-referrals.tsx'
import styles from './campaign-overview.module.css'
import { RebateTiles } from './rebate-tiles.tsx'

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
      <Grid gap="16" className={grid.columns}>
        <LevelCard campaign={campaign} />
        <RatesCard level={level} rates={rates} />
      </Grid>
      {!isNew && <TargetsCard campaign={campaign} />}
      {!isNew && <OverviewRebates campaign={campaign} funnel={<OverviewFunnel campaign={campaign} />} />}
      <Grid gap="16" className={grid.columns}>
        <CodesCard campaign={campaign} />
        <Grid gap="16" className={grid.stack}>
          <NewsCard news={news} />
          {newest && !isNew && <NewestReferrals id={activityId} {...newest} />}
          {!newest &&
            (referrals.error ? (
              <FailedToLoad onRetry={() => void referrals.refetch()} />
            ) : (
              <Skeleton height="260px" radius="card" />
            ))}
          <SubAgents.Part campaign={campaign} />
        </Grid>
      </Grid>
    </>
  )
}

/** The announcements of the campaign, newest first. Renders nothing while there are none. Their texts are the operator's. */
function NewsCard({ news }: Pick<Campaign, 'news'>) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const zone = useMyZone()
  if (news.length === 0) return null
  return (
    <Card as="section" padded>
      <h2>{t('news')}</h2>
      <List lined className={card.rows}>
        {news.map(({ at, title, body }) => (
          <li key={`${at} ${title}`}>
            <Note size="hint" breaks>
              <time dateTime={new Date(at).toISOString()}>{formatDayMonth(locale, at, zone)}</time>
            </Note>
            <Text as="h3" dir="auto" weight="medium" breaks>
              {isolateAmounts(locale, title)}
            </Text>
            {body !== '' && (
              <Note dir="auto" size="hint" breaks>
                {isolateAmounts(locale, body)}
              </Note>
            )}
          </li>
        ))}
      </List>
    </Card>
  )
}

/** The tiles and the day chart of the last 30 days, from one answer, so that they agree. `funnel` is beside the chart. */
function OverviewRebates({ campaign, funnel }: { campaign: Campaign; funnel: ReactNode }) {
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
      <Grid gap="16" className={grid.columns}>
        {!currentData && error ? null : currentData ? (
          <RebateDaysCard days={days} rebates={currentData.days} today={days.at(-1) ?? null} />
        ) : (
          <Skeleton height="340px" radius="card" />
        )}
        {funnel}
      </Grid>
    </>
  )
}

/** The share of the fee by product, now and at the next level, where there is one. */
function RatesCard({ level, rates }: Pick<Campaign, 'level' | 'rates'>) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const hasNext = level.nextLevel !== null && rates.some(({ nextRate }) => nextRate !== null)
  if (rates.length === 0) return null
  return (
    <Card as="section" padded>
      <h2>{t('rates')}</h2>
      <Text as="table" size="label" numeric className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            <th scope="col">{t('rate_now', { level: level.level })}</th>
            {hasNext && <th scope="col">{level.nextLevel}</th>}
          </tr>
        </thead>
        <tbody>
          {rates.map(({ product, rate, nextRate }) => (
            <tr key={product}>
              <th scope="row">{t(`product_${product.toLowerCase() as 'spot'}`)}</th>
              <td>
                <b>{formatPercent(locale, rate)}</b>
              </td>
              {hasNext && (
                <Text as="td" tone="secondary">
                  {formatPercent(locale, nextRate ?? rate)}
                </Text>
              )}
            </tr>
          ))}
        </tbody>
      </Text>
      <p className={card.line}>{t('rates_note')}</p>
    </Card>
  )
}

/** The funnel of the last 30 days, with the way to the page that has it by day and code. */
function OverviewFunnel({ campaign }: { campaign: Campaign }) {
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

const STEPS = ['share', 'trade', 'paid'] as const

/** In place of tiles and charts until the first referral registers: the main link, and how a rebate comes about. */
function NewAgent({ codes }: Pick<Campaign, 'codes'>) {
  const t = useTranslations()
  const main = codes.find(({ isMain }) => isMain) ?? codes[0]
  const path = useMemo(() => main && qrPath(main.url), [main])
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2>{t('agent.overview.new_title')}</h2>
        <Text top="4" tone="secondary" className={styles.lead}>
          {t('agent.overview.new_text')}
        </Text>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`agent.overview.new_${step}`)}</b>
              <span>{t(`agent.overview.new_${step}_text`)}</span>
            </li>
          ))}
        </ol>
      </div>
      {main && path && (
        <Grid gap="12" text="center" className={styles.invite}>
          <QrCode path={path} label={t('agent.code.qr', { code: main.vipCode })} />
          <Note breaks>
            <bdi dir="ltr">{main.url.replace(/^https?:\/\//, '')}</bdi>
          </Note>
          <CopyButton
            text={main.url}
            label={t('agent.frame.copy_link')}
            copiedLabel={t('common.copied')}
            failedLabel={t('common.copy_failed')}
            icon={<Icon icon="link-simple" size="sm" />}
            look="outlined"
          />
        </Grid>
      )}
    </Card>
  )
}
