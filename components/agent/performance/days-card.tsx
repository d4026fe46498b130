'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { LineChart } from '#components/ui/chart/line-chart.tsx'
import { Ends } from '#components/ui/layout/layout.tsx'
import type { performance } from '@fanfare/contract/agent/performance.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import card from '../card.module.css'
import { SelectChip } from '../filter/select-chip.tsx'
import { useFilterWords } from '../filter/use-filter-words.ts'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { useTableWords } from '../table/use-table-words.tsx'
import { STEP_KEYS } from './step-keys.ts'

interface DaysCardProps {
  data: CallData<typeof performance>
  days: FilterState['days']
}

const LINES = ['registered', 'firstDeposit', 'firstTrade'] as const

type Line = (typeof LINES)[number]
/** The choice of no line, as the value of an option. */
const NONE = 'none'

/**
 * Three lines a day, and one of them in the period before, which the agent chooses. The part of a day that is not over is dashed, the days before are
 * dotted.
 */
export function DaysCard({ data: { items, totals, previous, previousDays }, days }: DaysCardProps) {
  const t = useTranslations('agent.performance')
  const c = useTranslations('agent.chart')
  const locale = useLocale()
  const words = useFilterWords()
  const figures = useTableWords(days.timeZone)
  const [chosen, setChosen] = useState<Line | null>('registered')
  const number = (value: number) => formatNumber(locale, String(value))
  const rows = items.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const last = rows.at(-1)
  const isOpen = last?.complete === false
  const [firstBefore, lastBefore] = [previousDays[0], previousDays.at(-1)]
  const isCompared = previous !== null && firstBefore !== undefined && lastBefore !== undefined
  const line = isCompared ? chosen : null
  const ofBefore = (name: Line) =>
    t('earlier', { count: previousDays.length, days: number(previousDays.length), figure: c(STEP_KEYS[name]) })
  const earlier =
    line === null ? null : previousDays.map((day) => ({ day: words.day(day.day), value: number(day[line]) }))
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('per_day')}</h2>
        {isCompared && (
          <SelectChip
            label={t('compare')}
            value={line ?? NONE}
            text={line === null ? t('compare_none') : c(STEP_KEYS[line])}
            isSet={line !== null}
            onChoose={(value) => setChosen(LINES.find((name) => name === value) ?? null)}
          >
            {LINES.map((name) => (
              <option key={name} value={name}>
                {c(STEP_KEYS[name])}
              </option>
            ))}
            <option value={NONE}>{t('compare_none')}</option>
          </SelectChip>
        )}
      </Ends>
      <div className={card.line}>
        <ChartLegend
          items={[
            ...LINES.map((name, series) => ({ series, text: `${c(STEP_KEYS[name])} ${number(totals[name])}` })),
            ...(line === null || previous === null
              ? []
              : [
                  { series: LINES.indexOf(line), text: `${ofBefore(line)} ${number(previous[line])}`, isEarlier: true },
                ]),
          ]}
        />
      </div>
      <LineChart
        series={LINES.map((name) => rows.map((row) => row[name]))}
        earlier={
          line === null ? undefined : { series: LINES.indexOf(line), values: previousDays.map((day) => day[line]) }
        }
        labels={rows.map(({ day }) => words.day(day))}
        titles={rows.map(({ day, registered, firstDeposit, firstTrade }, index) => {
          const now = t('day_line', {
            day: words.day(day),
            registered: number(registered),
            deposits: number(firstDeposit),
            trades: number(firstTrade),
          })
          const before = earlier?.[index]
          return line === null || before === undefined
            ? now
            : `${now}\n${t('earlier_day', { figure: c(STEP_KEYS[line]), ...before })}`
        })}
        isOpen={isOpen}
        label={t('chart_label', { days: words.days(days) })}
        tickText={number}
      />
      {last && isOpen && <p className={card.line}>{t('today_dashed', { day: words.day(last.day) })}</p>}
      {line !== null && isCompared && (
        <p className={card.line}>
          {t('earlier_dotted', {
            figure: c(STEP_KEYS[line]),
            days: words.days({ ...days, from: firstBefore.day, to: lastBefore.day }),
          })}
        </p>
      )}
      <ChartTable
        label={t('per_day')}
        columns={[
          t('day'),
          ...LINES.map((name) => c(STEP_KEYS[name])),
          t('volume'),
          t('rebate'),
          ...(line === null ? [] : [ofBefore(line)]),
        ]}
        rows={rows.map((row, index) => [
          words.day(row.day),
          ...LINES.map((name) => number(row[name])),
          figures.money(row.volume),
          figures.money(row.rebate),
          ...(earlier === null ? [] : [earlier[index]?.value]),
        ])}
      />
    </Card>
  )
}
