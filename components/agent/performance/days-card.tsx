import { useState } from 'react'
import { Hint } from '#components/ui/layout/layout.tsx'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { LineChart } from '#components/ui/chart/line-chart.tsx'
import { AgentCard } from '../agent-card.tsx'
import { SelectChip } from '../filter/controls.tsx'
import type { FilterState } from '../filter/use-agent-filter.ts'
import { type Performance, STEP_KEYS } from '../funnel-card.tsx'
import { useWords } from '../use-words.tsx'

interface DaysCardProps {
  data: Performance
  days: FilterState['days']
}

const LINES = ['registered', 'firstDeposit', 'firstTrade'] as const

type Line = (typeof LINES)[number]

/**
 * Three lines with a value per day, and one that the agent chooses again for the period before. The part of an unfinished day is dashed,
 * the period before is dotted.
 */
export function DaysCard({ data: { items, totals, previous, previousDays }, days }: DaysCardProps) {
  const { t, day: dayText, days: daysText, moneyOrNone, number } = useWords()
  const [chosen, setChosen] = useState<Line | 'none'>('registered')
  const rows = items.toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const last = rows.at(-1)
  const isOpen = last?.complete === false
  const [firstBefore, lastBefore] = [previousDays[0], previousDays.at(-1)]
  const isCompared = previous && firstBefore && lastBefore
  const line = isCompared && chosen !== 'none' ? chosen : undefined
  const ofBefore = (name: Line) =>
    t('agent.performance.earlier', {
      count: previousDays.length,
      days: number(previousDays.length),
      figure: t(STEP_KEYS[name]),
    })
  const earlier = line && previousDays.map((day) => ({ day: dayText(day.day), value: number(day[line]) }))
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
            isSet={chosen !== 'none'}
            onChoose={setChosen}
          />
        )
      }
      line={
        <ChartLegend
          items={[
            ...LINES.map((name, series) => ({ series, text: `${t(STEP_KEYS[name])} ${number(totals[name])}` })),
            ...(line && previous
              ? [{ series: LINES.indexOf(line), text: `${ofBefore(line)} ${number(previous[line])}`, isEarlier: true }]
              : []),
          ]}
        />
      }
    >
      <LineChart
        series={LINES.map((name) => rows.map((row) => row[name]))}
        earlier={line && { series: LINES.indexOf(line), values: previousDays.map((day) => day[line]) }}
        labels={rows.map(({ day }) => dayText(day))}
        titles={rows.map(({ day, registered, firstDeposit, firstTrade }, index) => {
          const now = t('agent.performance.day_line', {
            day: dayText(day),
            registered: number(registered),
            deposits: number(firstDeposit),
            trades: number(firstTrade),
          })
          const before = earlier?.[index]
          return line && before
            ? `${now}\n${t('agent.performance.earlier_day', { figure: t(STEP_KEYS[line]), ...before })}`
            : now
        })}
        isOpen={isOpen}
        label={t('agent.performance.chart_label', { days: daysText(days) })}
        tickText={number}
      />
      {last && isOpen && <Hint top="4">{t('agent.performance.today_dashed', { day: dayText(last.day) })}</Hint>}
      {line && isCompared && (
        <Hint top="4">
          {t('agent.performance.earlier_dotted', {
            figure: t(STEP_KEYS[line]),
            days: daysText({ from: firstBefore.day, to: lastBefore.day }),
          })}
        </Hint>
      )}
      <ChartTable
        label={t('agent.performance.per_day')}
        columns={[
          t('agent.performance.day'),
          ...LINES.map((name) => t(STEP_KEYS[name])),
          t('agent.performance.volume'),
          t('agent.performance.rebate'),
          ...(line ? [ofBefore(line)] : []),
        ]}
        rows={rows.map((row, index) => [
          dayText(row.day),
          ...LINES.map((name) => number(row[name])),
          moneyOrNone(row.volume),
          moneyOrNone(row.rebate),
          ...(earlier ? [earlier[index]?.value] : []),
        ])}
      />
    </AgentCard>
  )
}
