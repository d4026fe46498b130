import Big from 'big.js'
import { useState } from 'react'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { LineChart } from '#components/ui/chart/line-chart.tsx'
import { cx } from '#components/ui/cx.ts'
import { Accent, Grid, Hint } from '#components/ui/layout/layout.tsx'
import rises from '#components/ui/surface/rises.module.css'
import { type ExportTable, performanceExport } from '@fanfare/contract/agent/performance.ts'
import { agentApi } from '#store/api/agent.ts'
import { AgentCard, Columns } from '../agent-card.tsx'
import { agentPage, type Campaign, FRESH } from '../agent-page.tsx'
import { ExportButton } from '../export-button.tsx'
import { performanceQuery, useAgentFilter } from '../filter/agent-filter.ts'
import { SelectChip } from '../filter/controls.tsx'
import { FilteredPage } from '../filter/filter-bar.tsx'
import { countDays, type Days, MOST_DAYS } from '../filter/filter-days.ts'
import { FunnelCard, type Performance, STEP_KEYS } from '../funnel-card.tsx'
import { KpiTiles } from '../kpi-tiles.tsx'
import { amountOf, type TargetValue } from '../target/target-progress.ts'
import { TargetsCard } from '../target/targets-card.tsx'
import { useWords } from '../use-words.tsx'
import { CodesCard, ProductCard, SymbolsCard, TreeCard } from './performance-cards.tsx'
import styles from './performance.module.css'

export const PerformanceLive = agentPage('performance', PerformancePage)

/** The agent's targets of the month, and the campaign's results in the filter's days. */
export function PerformancePage(campaign: Campaign) {
  const state = useAgentFilter('performance', campaign)
  const { id, days, filter } = state
  const query = performanceQuery(filter, days)
  // Every day is one row, so one page has all of them.
  const answer = agentApi.useAgentPerformanceQuery(
    { id, ...query, pageIndex: 0, pageSize: MOST_DAYS, sort: 'day' },
    FRESH,
  )
  const exportOf = (table?: ExportTable) => (
    <ExportButton
      call={performanceExport}
      input={{ params: { id }, query: { ...query, table } }}
      name={table ? `performance-${table}` : 'performance'}
    />
  )
  return (
    <>
      <TargetsCard {...campaign} />
      <FilteredPage state={state} action={exportOf()} answer={answer}>
        {(data, busy) => (
          <Grid gap="16" className={styles.parts} aria-busy={busy || undefined}>
            <PerformanceTiles {...data} days={days} />
            <DaysCard {...data} days={days} />
            <Grid gap="16" className={styles.halves}>
              <FunnelCard {...data} />
              <ProductCard {...data} action={exportOf('products')} />
            </Grid>
            <CodesCard {...data} action={exportOf('codes')} />
            <Columns>
              <TreeCard {...data} action={exportOf('branch')} />
              <SymbolsCard {...data} action={exportOf('symbols')} />
            </Columns>
          </Grid>
        )}
      </FilteredPage>
    </>
  )
}

const TILES = {
  registered: 'registered',
  firstDeposit: 'first_deposit',
  firstTrade: 'first_trade',
  volume: 'volume',
  rebate: 'rebate',
} as const

/** The filter's figures, each compared with the same number of days before. */
function PerformanceTiles({ totals, previous, days }: Performance & { days: Days }) {
  const { t, amount, ltr, money, number, percent } = useWords()
  const count = countDays(days)
  /** `+17% · 31 more than in the 30 days before` */
  const compared = (now: TargetValue, before: TargetValue) => {
    const { direction, difference, change, isNew } = compare(amountOf(now), amountOf(before))
    const isCount = typeof now === 'number'
    const value = isCount ? number(difference) : money({ ...now, amount: difference })
    const key = isNew ? 'new' : direction
    const sentence = key === 'down' && !isCount ? 'down_amount' : key
    return (
      <span>
        {change && (
          <>
            <Accent tone="primary" className={cx(styles.change, rises[direction])}>
              {ltr(`${change.startsWith('-') ? '' : '+'}${percent(change, 0)}`)}
            </Accent>
            <span aria-hidden>{' · '}</span>
          </>
        )}
        {t(`agent.performance.${sentence}`, { count, days: number(count), value })}
      </span>
    )
  }
  const tile = (field: keyof typeof TILES) =>
    [
      t(`agent.performance.${TILES[field]}`),
      totals[field],
      previous && compared(totals[field], previous[field]),
    ] as const
  const { deposits, withdrawals, netDeposit } = totals
  return (
    <KpiTiles
      className={styles.tiles}
      none={t('agent.performance.nobody')}
      tiles={[
        tile('registered'),
        tile('firstDeposit'),
        tile('firstTrade'),
        [
          t('agent.performance.net_deposit'),
          netDeposit,
          t('agent.performance.in_out', { deposits: amount(deposits), withdrawals: amount(withdrawals) }),
        ],
        tile('volume'),
        tile('rebate'),
      ]}
    />
  )
}

const LINES = ['registered', 'firstDeposit', 'firstTrade'] as const

/**
 * Three lines with a value per day, and one that the agent chooses again for the period before. The part of an unfinished day is dashed,
 * the period before is dotted.
 */
function DaysCard({ items: rows, totals, previous, previousDays, days }: Performance & { days: Days }) {
  const { t, day: dayText, days: daysText, moneyOrNone, number } = useWords()
  const [chosen, setChosen] = useState<(typeof LINES)[number] | 'none'>('registered')
  const last = rows.at(-1)
  const isOpen = last?.complete === false
  const count = previousDays.length
  const [firstBefore, lastBefore] = [previousDays[0], previousDays.at(-1)]
  const isCompared = previous && firstBefore && lastBefore
  const figure = chosen === 'none' ? '' : t(STEP_KEYS[chosen])
  const earlier =
    isCompared && chosen !== 'none'
      ? {
          series: LINES.indexOf(chosen),
          values: previousDays.map((day) => day[chosen]),
          total: previous[chosen],
          name: t('agent.performance.earlier', { count, days: number(count), figure }),
          days: daysText({ from: firstBefore.day, to: lastBefore.day }),
        }
      : undefined
  return (
    <AgentCard
      title={t('agent.performance.per_day')}
      action={
        isCompared && (
          <SelectChip
            label={t('agent.performance.compare')}
            value={chosen}
            choices={[
              ...LINES.map((name) => [name, t(STEP_KEYS[name])] as const),
              ['none', t('agent.performance.compare_none')],
            ]}
            unset="none"
            onChoose={setChosen}
          />
        )
      }
      line={
        <ChartLegend
          items={[
            ...LINES.map((name, series) => ({ series, text: `${t(STEP_KEYS[name])} ${number(totals[name])}` })),
            earlier && { ...earlier, text: `${earlier.name} ${number(earlier.total)}`, isEarlier: true },
          ]}
        />
      }
    >
      <LineChart
        series={LINES.map((name) => rows.map((row) => row[name]))}
        earlier={earlier}
        labels={rows.map(({ day }) => dayText(day))}
        titles={rows.map(({ day, registered, firstDeposit, firstTrade }, index) => {
          const now = t('agent.performance.day_line', {
            day: dayText(day),
            registered: number(registered),
            deposits: number(firstDeposit),
            trades: number(firstTrade),
          })
          const before = previousDays[index]
          return earlier && before && chosen !== 'none'
            ? `${now}\n${t('agent.performance.earlier_day', { figure, day: dayText(before.day), value: number(before[chosen]) })}`
            : now
        })}
        isOpen={isOpen}
        label={t('agent.performance.chart_label', { days: daysText(days) })}
        tickText={number}
      />
      {last && isOpen && <Hint top="4">{t('agent.performance.today_dashed', { day: dayText(last.day) })}</Hint>}
      {earlier && <Hint top="4">{t('agent.performance.earlier_dotted', { figure, days: earlier.days })}</Hint>}
      <ChartTable
        label={t('agent.performance.per_day')}
        columns={[
          t('agent.performance.day'),
          ...LINES.map((name) => t(STEP_KEYS[name])),
          t('agent.performance.volume'),
          t('agent.performance.rebate'),
          ...(earlier ? [earlier.name] : []),
        ]}
        rows={rows.map((row, index) => [
          dayText(row.day),
          ...LINES.map((name) => number(row[name])),
          moneyOrNone(row.volume),
          moneyOrNone(row.rebate),
          ...(earlier ? [number(earlier.values[index] ?? 0)] : []),
        ])}
      />
    </AgentCard>
  )
}

/**
 * Rounded to whole percent. null for a change that rounds to zero, and for one from zero or less, such as a rebate that was taken back.
 * A value above zero is never 100 % less.
 */
function changeOf(now: Big, before: Big) {
  if (before.lte(0)) return null
  const change = now.minus(before).div(before).round(2, Big.roundHalfUp)
  if (change.eq(0)) return null
  return change.lte(-1) && now.gt(0) ? '-0.99' : change.toFixed()
}

/** How a value (a decimal string or a count) differs from that of the period before. */
export function compare(now: string | number, before: string | number) {
  const [value, earlier] = [new Big(now), new Big(before)]
  const difference = value.minus(earlier)
  return {
    direction: difference.eq(0) ? 'same' : difference.gt(0) ? 'up' : 'down',
    /** Without its sign. */
    difference: difference.abs().toFixed(),
    change: changeOf(value, earlier),
    /** There is no ratio to zero. */
    isNew: earlier.eq(0) && value.gt(0),
  } as const
}
