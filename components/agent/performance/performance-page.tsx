'use client'

import type { ReactNode } from 'react'
import { performanceExport, type ExportTable, type performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { serverNow } from '#lib/http/clock.ts'
import { agentApi } from '#store/api/agent.ts'
import { Ends, Grid, Note, Text } from '#components/ui/layout/layout.tsx'
import grid from '../agent-grid.module.css'
import { ExportButton } from '../export/export-button.tsx'
import { fileName, withoutPaging } from '../export/export-columns.ts'
import { FilteredPage } from '../filter/filtered-page.tsx'
import { useAgentFilter, type FilterState } from '../filter/use-agent-filter.ts'
import { performanceQuery } from '../filter/wire-query.ts'
import { FRESH } from '../fresh.ts'
import { FunnelCard } from '../funnel-card.tsx'
import { TargetsCard } from '../target/targets-card.tsx'
import type { Campaign } from '../use-campaign.ts'
import { CodesTable } from './codes-table.tsx'
import { DaysCard } from './days-card.tsx'
import styles from './performance-page.module.css'
import { PerformanceTiles } from './performance-tiles.tsx'
import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { DonutChart } from '#components/ui/chart/donut-chart.tsx'
import chart from '#components/ui/chart/chart.module.css'
import { cx } from '#components/ui/cx.ts'
import { formatCompact, formatMoney, formatPercent } from '@fanfare/languages/format.ts'
import card from '../card.module.css'
import { useFilterWords } from '../filter/use-filter-words.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { SymbolsCard } from './symbols-card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { sumMoney } from '#lib/agent/sum-money.ts'
import { FigureTable } from './figure-table.tsx'

/** The agent's targets of the month, and how the campaign goes in the days of the filter. */
export function PerformancePage({ campaign }: { campaign: Campaign }) {
  const state = useAgentFilter('performance', campaign)
  const query = performanceQuery(state.filter, serverNow(), state.zones)
  const { sort: _always, ...filter } = withoutPaging(query)
  const answer = agentApi.endpoints.agentPerformance.useQuery({ id: campaign.activityId, ...query }, FRESH)
  const exportOf = (table?: ExportTable) => (
    <ExportButton
      call={performanceExport}
      input={{ params: { id: campaign.activityId }, query: { ...filter, ...(table && { table }) } }}
      name={fileName(table === undefined ? 'performance' : `performance-${table}`, state.days)}
    />
  )
  return (
    <>
      <TargetsCard campaign={campaign} />
      <FilteredPage state={state} action={exportOf()} answer={answer}>
        {(data, busy) => <Parts data={data} days={state.days} busy={busy} exportOf={exportOf} />}
      </FilteredPage>
    </>
  )
}

interface PartsProps {
  data: CallData<typeof performance>
  days: FilterState['days']
  /** The data are those of the filter before. */
  busy: boolean
  /** The button that saves a table. */
  exportOf: (table: ExportTable) => ReactNode
}

function Parts({ data, days, busy, exportOf }: PartsProps) {
  return (
    <Grid gap="16" className={styles.parts} aria-busy={busy || undefined}>
      <div className={styles.tiles}>
        <PerformanceTiles totals={data.totals} previous={data.previous} days={days} />
      </div>
      <DaysCard data={data} days={days} />
      <Grid gap="16" className={styles.halves}>
        <FunnelCard totals={data.totals} />
        <ProductCard data={data} action={exportOf('products')} />
      </Grid>
      <CodesTable data={data} action={exportOf('codes')} />
      <Grid gap="16" className={grid.columns}>
        <TreeCard tree={data.tree} action={exportOf('branch')} />
        <SymbolsCard data={data} action={exportOf('symbols')} />
      </Grid>
    </Grid>
  )
}

type Performance = CallData<typeof performance>

/** The rebate by product; the parts add up to the rebate of the filter. */
function ProductCard({ data: { byProduct, totals }, action }: { data: Performance; action?: ReactNode }) {
  const t = useTranslations('agent.performance')
  const locale = useLocale()
  const filterWords = useFilterWords()
  const words = useTableWords('UTC')
  const { rebate } = totals
  // A whole of zero or less, after claw-backs, has no shares.
  const hasShares = new Big(rebate.amount).gt(0) && byProduct.every((part) => new Big(part.rebate.amount).gte(0))
  const volume = (part: Performance['byProduct'][number]) => formatMoney(locale, part.volume, { isMoved: true })
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('by_product')}</h2>
        {byProduct.length > 0 && action}
      </Ends>
      {byProduct.length === 0 ? (
        <p className={card.quiet}>{t('no_rebate')}</p>
      ) : (
        <Grid gap="16" top="16" align="center" className={styles.split}>
          {hasShares && (
            <DonutChart
              values={byProduct.map((part) => Number(part.rebate.amount))}
              total={formatCompact(locale, rebate.amount)}
              unit={rebate.unit}
              label={t('donut_label', { amount: formatMoney(locale, rebate, { isMoved: true }) })}
            />
          )}
          <ul className={styles.cardParts}>
            {byProduct.map((part, index) => (
              <li key={part.product}>
                <i aria-hidden="true" className={cx(chart.key, chart[`series${index}`])} />
                <span>{filterWords.product(part.product)}</span>
                <b>{words.figure(part.rebate)}</b>
                <Note as="span" numeric className={styles.note}>
                  {hasShares
                    ? t('product_line', {
                        share: formatPercent(locale, new Big(part.rebate.amount).div(rebate.amount).toFixed(6)),
                        volume: volume(part),
                      })
                    : t('product_volume', { volume: volume(part) })}
                </Note>
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </Card>
  )
}

type Branch = CallData<typeof performance>['tree'][number]

/** The agent and those below, each with its own referrals and with its whole branch. */
function TreeCard({ tree, action }: { tree: readonly Branch[]; action?: ReactNode }) {
  const t = useTranslations('agent.performance')
  const words = useTableWords('UTC')
  const total = sumMoney(tree.map(({ rebate }) => rebate))
  const nameOf = ({ depth, maskedName }: Branch) => (
    <span className={styles.branch} data-depth={Math.min(depth, 3)}>
      {depth === 0 ? (
        <b>{t('you')}</b>
      ) : (
        <>
          <Text as="bdi" dir="ltr" weight="medium" breaks>
            {maskedName}
          </Text>
          <span className={styles.chip}>
            <Chip>{depth === 1 ? t('sub_agent') : t('level', { value: words.number(depth + 1) })}</Chip>
          </span>
        </>
      )}
    </span>
  )
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <Ends>
          <h2>{t('tree')}</h2>
          {action}
        </Ends>
        <p className={card.line}>{t('tree_line')}</p>
      </div>
      <FigureTable
        label={t('tree')}
        columns={[
          { key: 'branch', label: t('branch') },
          { key: 'own', label: t('own'), isFigure: true, phone: false },
          { key: 'with', label: t('with_branch'), isFigure: true },
          { key: 'rate', label: t('your_rate'), isFigure: true, phone: false },
          { key: 'rebate', label: t('to_you'), isFigure: true },
        ]}
        rows={tree.map((branch, index) => ({
          key: `${index} ${branch.maskedName}`,
          cells: [
            nameOf(branch),
            words.count(branch.own),
            words.count(branch.withBranch),
            words.percent(branch.rate),
            words.figure(branch.rebate),
          ],
        }))}
        foot={[
          t('all'),
          words.count(tree.reduce((sum, { own }) => sum + own, 0)),
          '',
          '',
          total && words.figure(total),
        ]}
      />
    </Card>
  )
}
