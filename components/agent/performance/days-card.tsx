'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/card.tsx'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { LineChart } from '#components/ui/chart/line-chart.tsx'
import type { performance } from '#lib/contract/agent/performance.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { withShown } from '#lib/money/shown-parts.ts'
import card from '../card.module.css'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { STEP_KEYS } from './step-keys.ts'

interface DaysCardProps {
  data: CallData<typeof performance>
  days: FilterState['days']
}

const LINES = ['registered', 'firstDeposit', 'firstTrade'] as const

/** Three lines a day; the part of a day that is not over is dashed. */
export function DaysCard({ data: { items, totals }, days }: DaysCardProps) {
  const t = useTranslations('agent.performance')
  const c = useTranslations('agent.chart')
  const locale = useLocale()
  const words = useFilterWords()
  const figures = useTableWords(days.timeZone)
  const number = (value: number) => formatNumber(locale, String(value))
  const sorted = items.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const { rows } = withShown(withShown(sorted, 'volume', totals.volume).rows, 'rebate', totals.rebate)
  const last = rows.at(-1)
  const isOpen = last?.complete === false
  return (
    <Card as="section" padded>
      <div className={card.head}>
        <h2>{t('per_day')}</h2>
        <ChartLegend
          items={LINES.map((name, series) => ({ series, text: `${c(STEP_KEYS[name])} ${number(totals[name])}` }))}
        />
      </div>
      <LineChart
        series={LINES.map((name) => rows.map((row) => row[name]))}
        labels={rows.map(({ day }) => words.day(day))}
        titles={rows.map(({ day, registered, firstDeposit, firstTrade }) =>
          t('day_line', {
            day: words.day(day),
            registered: number(registered),
            deposits: number(firstDeposit),
            trades: number(firstTrade),
          }),
        )}
        isOpen={isOpen}
        label={t('chart_label', { days: words.days(days) })}
        tickText={number}
      />
      {last && isOpen && <p className={card.line}>{t('today_dashed', { day: words.day(last.day) })}</p>}
      <ChartTable
        label={t('per_day')}
        columns={[t('day'), ...LINES.map((name) => c(STEP_KEYS[name])), t('volume'), t('rebate')]}
        rows={rows.map((row) => [
          words.day(row.day),
          ...LINES.map((name) => number(row[name])),
          figures.money(row.volume),
          figures.money(row.rebate),
        ])}
      />
    </Card>
  )
}
