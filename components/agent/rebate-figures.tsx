import { BarChart } from '#components/ui/chart/bar-chart.tsx'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { addMoney, isNothing, sumMoney } from '#lib/agent/sum-money.ts'
import { shownAmounts, shownRebate } from '#lib/agent/shown-sums.ts'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatCompact, type MoneyText } from '@fanfare/languages/format.ts'
import { AgentCard } from './agent-card.tsx'
import { KpiTiles } from './kpi-tiles.tsx'
import { useWords } from './use-words.tsx'

export type Rebates = CallData<typeof rebateList>

interface RebateTilesProps extends Rebates {
  /** False where all days are in the past. */
  hasToday?: boolean
  /** Default: the reader's. */
  timeZone?: string
}

/** The total rebate, and its two parts with today's estimate. */
export function RebateTiles({ totals, asOf, hasToday = true, timeZone }: RebateTilesProps) {
  const { t, nextPayout, time } = useWords(timeZone)
  const { settlesAt, today } = totals
  // Pending is everything that is not paid yet, as in the status of a record: today's estimate and the next payout are parts of it.
  const sums = shownRebate({ ...totals, pending: addMoney(totals.pending, today) })
  const { rebate: total, settled, pending } = sums
  const due = isNothing(totals.pending) ? today : (totals.due ?? totals.pending)
  return (
    <KpiTiles
      none={t('agent.overview.none_yet')}
      tiles={[
        [t('agent.overview.total'), total, !isNothing(total) && t('agent.overview.total_parts')],
        [t('agent.overview.settled'), settled, !isNothing(settled) && t('agent.overview.settled_note')],
        [t('agent.overview.pending'), pending, nextPayout(due, settlesAt), t('agent.overview.nothing')],
        [
          t('agent.overview.today'),
          today,
          t(hasToday ? 'agent.overview.today_part' : 'agent.overview.today_outside', { time: time(asOf) }),
        ],
      ]}
    />
  )
}

interface RebateDaysCardProps {
  /** The days of the filter, oldest first, YYYY-MM-DD. */
  days: readonly string[]
  /** Without the days that have no rebate. */
  rebates: Rebates['days']
  /** The day that has not ended; it may be none of the filter. */
  today: string
}

const SOURCES = ['direct', 'sub'] as const

/** The rebate of each day, the agent's own part and that from sub-agents on top of it. Today's bar is hatched. */
export function RebateDaysCard({ days, rebates, today }: RebateDaysCardProps) {
  const { t, locale, dayMonth, money: moneyOf } = useWords()
  const nothing = { amount: '0', unit: rebates[0]?.direct.unit ?? 'USDT' }
  const money = (value: MoneyText) => (isNothing(value) ? t('agent.table.none') : moneyOf(value))
  const sums = shownAmounts(SOURCES.map((part) => sumMoney(rebates.map((day) => day[part])) ?? nothing))
  const known = new Map(rebates.map((rebate) => [rebate.day, rebate]))
  const rows = days.map((day) => {
    const { direct, sub } = known.get(day) ?? { direct: nothing, sub: nothing }
    const label = dayMonth(day)
    const isEstimated = day === today
    const name = isEstimated ? t('agent.chart.day_estimated', { day: label }) : label
    const texts = { direct: money(direct), sub: money(sub) }
    return {
      key: day,
      label,
      isEstimated,
      values: [Number(direct.amount), Number(sub.amount)],
      title: t('agent.chart.day', { day: name, ...texts }),
      cells: [name, texts.direct, texts.sub] as const,
    }
  })
  const isEmpty = rebates.length === 0
  return (
    <AgentCard
      title={t('agent.chart.rebate_title')}
      action={
        !isEmpty && (
          <ChartLegend
            items={[
              ...sums.map(
                (sum, series) =>
                  !isNothing(sum) && {
                    series,
                    text: t(`agent.chart.${SOURCES[series] ?? 'sub'}`, { amount: money(sum) }),
                  },
              ),
              known.has(today) && { series: 0, text: t('agent.chart.estimated'), isEstimated: true },
            ]}
          />
        )
      }
      none={isEmpty && t('agent.chart.rebate_none')}
    >
      <BarChart
        bars={rows}
        label={t('agent.chart.rebate_label', {
          from: rows[0]?.label ?? '',
          to: rows.at(-1)?.label ?? '',
          amount: money(sumMoney(sums) ?? nothing),
        })}
        tickText={(value) => formatCompact(locale, String(value))}
      />
      <ChartTable
        label={t('agent.chart.rebate_title')}
        columns={[t('agent.chart.col_day'), t('agent.chart.col_direct'), t('agent.chart.col_sub')]}
        rows={rows.filter(({ key }) => known.has(key)).map(({ cells }) => cells)}
      />
    </AgentCard>
  )
}
