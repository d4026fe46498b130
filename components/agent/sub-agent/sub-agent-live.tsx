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
import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Ends, Grid, List, Note, Text } from '#components/ui/layout/layout.tsx'
import type { agentSubAgent } from '@fanfare/contract/agent/sub-agents.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { formatDateTime } from '@fanfare/languages/format-date.ts'
import { formatNumber, formatPercent } from '@fanfare/languages/format.ts'
import grid from '../agent-grid.module.css'
import card from '../card.module.css'
import { SelectChip } from '../filter/select-chip.tsx'
import { KpiCount, KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'
import rates from '../overview/campaign-overview.module.css'
import styles from './sub-agent.module.css'

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

const RateDialog = lazyWithRetry(() => import('./rate-dialog.tsx').then((m) => m.RateDialog))

type Agent = CallData<typeof agentSubAgent>

/** The periods, up to today. */
const PERIOD_DAYS = [7, 30, 90] as const
const DEFAULT_DAYS = 30

interface SubAgentFiguresProps {
  /** The campaign's. */
  id: string
  timeZone: string
  agent: Agent
  days: number
  onDays: (days: number) => void
}

function SubAgentFigures({ id, timeZone, agent, days, onDays }: SubAgentFiguresProps) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const { maskedName, joinedAt, people, registered, firstTrade, volume, rebate } = agent
  const none = t('table.none')
  const name = isolateLtr(locale, maskedName)
  return (
    <>
      <Ends gap="12">
        <p>{t('sub.joined', { name, date: formatDateTime(locale, joinedAt, timeZone) })}</p>
        <SelectChip
          label={t('filter.period')}
          icon="calendar-blank"
          value={String(days)}
          text={t(`filter.period_${days as 7}d`)}
          isSet={days !== DEFAULT_DAYS}
          onChoose={(value) => onDays(Number(value))}
        >
          {PERIOD_DAYS.map((count) => (
            <option key={count} value={count}>
              {t(`filter.period_${count}d`)}
            </option>
          ))}
        </SelectChip>
      </Ends>
      <div className={styles.figures}>
        <KpiTiles>
          <KpiTile
            label={t('performance.registered')}
            note={t('sub.all_people', { value: formatNumber(locale, String(people)), count: people })}
          >
            <KpiCount value={registered} none={none} />
          </KpiTile>
          <KpiTile label={t('performance.first_trade')}>
            <KpiCount value={firstTrade} none={none} />
          </KpiTile>
          <KpiTile label={t('performance.volume')}>
            <KpiMoney money={volume} none={none} />
          </KpiTile>
          <KpiTile label={t('performance.to_you')}>
            <KpiMoney money={rebate} none={none} />
          </KpiTile>
        </KpiTiles>
      </div>
      <Grid gap="16" className={grid.columns}>
        <RatesOf id={id} agent={agent} />
        <History agent={agent} timeZone={timeZone} />
      </Grid>
    </>
  )
}

/** The sub-agent's rate by product, and what is left of the agent's own. */
function RatesOf({ id, agent }: Pick<SubAgentFiguresProps, 'id' | 'agent'>) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const percent = (rate: string) => formatPercent(locale, rate, { maxFraction: 2 })
  const left = (rate: string, limit: string) => {
    const rest = new Big(limit).minus(rate)
    return percent(rest.gt(0) ? rest.toFixed() : '0')
  }
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('sub.rates')}</h2>
        <Button variant="outlined" size="sm" onClick={() => setOpen(true)}>
          {t('sub.set')}
        </Button>
      </Ends>
      <Text as="table" size="label" numeric className={rates.table}>
        <thead>
          <tr>
            <th scope="col">{t('overview.product')}</th>
            <th scope="col">{t('performance.sub_agent')}</th>
            <th scope="col">{t('sub.left')}</th>
          </tr>
        </thead>
        <tbody>
          {agent.rates.map(({ product, rate, limit }) => (
            <tr key={product}>
              <th scope="row">{t(`overview.product_${product.toLowerCase() as 'spot'}`)}</th>
              <td>
                <b>{percent(rate)}</b>
              </td>
              <Text as="td" tone="secondary">
                {left(rate, limit)}
              </Text>
            </tr>
          ))}
        </tbody>
      </Text>
      <p className={card.line}>{t('sub.form_lead')}</p>
      {isOpen !== null && <RateDialog.Part id={id} agent={agent} open={isOpen} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** The terms of the sub-agent, each with its first day and its author, the newest first. */
function History({ agent: { history }, timeZone }: Pick<SubAgentFiguresProps, 'agent' | 'timeZone'>) {
  const t = useTranslations('agent')
  const locale = useLocale()
  const percent = (rate: string) => formatPercent(locale, rate, { maxFraction: 2 })
  return (
    <Card as="section" padded>
      <h2>{t('sub.history')}</h2>
      <List lined className={card.rows}>
        {history.map(({ since, by, rates: agreed }) => {
          const set = agreed.flatMap(({ product, rate }) =>
            rate === null ? [] : [`${t(`overview.product_${product.toLowerCase() as 'spot'}`)} ${percent(rate)}`],
          )
          const who = set.length === 0 ? 'level' : by === 'UPLINE' ? 'you' : 'us'
          return (
            <li key={since}>
              <Text as="b" weight="medium" breaks>
                {t('sub.since', { date: formatDateTime(locale, since, timeZone) })}
              </Text>
              <Note size="hint" breaks>
                {t(`sub.by_${who}`)}
              </Note>
              {set.length > 0 && (
                <Note size="hint" breaks>
                  {new Intl.ListFormat(locale, { type: 'unit' }).format(set)}
                </Note>
              )}
            </li>
          )
        })}
      </List>
    </Card>
  )
}
