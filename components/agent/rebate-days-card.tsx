'use client'

import { useLocale, useTranslations } from 'next-intl'
import { BarChart, type ChartBar } from '#components/ui/chart/bar-chart.tsx'
import { ChartLegend } from '#components/ui/chart/chart-legend.tsx'
import { ChartTable } from '#components/ui/chart/chart-table.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { dayInstant } from '#lib/agent/calendar-days.ts'
import { isNothing, sumMoney } from '#lib/agent/sum-money.ts'
import { Ends } from '#components/ui/layout/layout.tsx'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { formatCompact, formatMoney, type MoneyText } from '@fanfare/languages/format.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import styles from './card.module.css'

type RebateDay = CallData<typeof rebateList>['days'][number]

interface RebateDaysCardProps {
  /** The days of the filter, oldest first, YYYY-MM-DD. */
  days: readonly string[]
  /** Those with a rebate. */
  rebates: readonly RebateDay[]
  /** The day that has not ended, if it is one of the filter. */
  today: string | null
}

const NONE = '0'

/** The rebate of each day, the agent's own part and that from sub-agents on top of it. Today's bar is hatched. */
export function RebateDaysCard({ days, rebates, today }: RebateDaysCardProps) {
  const t = useTranslations('agent.chart')
  const locale = useLocale()
  const unit = rebates[0]?.direct.unit ?? 'USDT'
  const nothing = { amount: NONE, unit }
  const none = useTranslations('agent.table')('none')
  const money = (value: MoneyText) => (isNothing(value) ? none : formatMoney(locale, value, { isMoved: true }))
  const sources = ['direct', 'sub'] as const
  const sums = sources.map((part) => sumMoney(rebates.map((day) => day[part])) ?? nothing)
  const parts = sources.map((part, series) => {
    const sum = sums[series] ?? nothing
    return { series, text: t(part, { amount: money(sum) }), isShown: !isNothing(sum) }
  })
  const known = new Map(rebates.map((rebate) => [rebate.day, rebate]))
  const rows = days.map((day) => {
    const { direct, sub } = known.get(day) ?? { direct: nothing, sub: nothing }
    const name = formatDayMonth(locale, dayInstant(day), 'UTC')
    return { day, direct, sub, name: day === today ? t('day_estimated', { day: name }) : name, label: name }
  })
  const bars = rows.map(({ day, direct, sub, name, label }): ChartBar => ({
    key: day,
    values: [Number(direct.amount), Number(sub.amount)],
    label,
    title: t('day', { day: name, direct: money(direct), sub: money(sub) }),
    isEstimated: day === today,
  }))
  const isEmpty = rebates.length === 0
  return (
    <Card as="section" padded>
      <Ends>
        <h2>{t('rebate_title')}</h2>
        {!isEmpty && (
          <ChartLegend
            items={[
              ...parts.filter(({ isShown }) => isShown),
              ...(known.has(today ?? '') ? [{ series: 0, text: t('estimated'), isEstimated: true }] : []),
            ]}
          />
        )}
      </Ends>
      {isEmpty ? (
        <p className={styles.quiet}>{t('rebate_none')}</p>
      ) : (
        <>
          <BarChart
            bars={bars}
            label={t('rebate_label', {
              from: rows[0]?.label ?? '',
              to: rows.at(-1)?.label ?? '',
              amount: money(sumMoney(sums) ?? nothing),
            })}
            tickText={(value) => formatCompact(locale, String(value))}
          />
          <ChartTable
            label={t('rebate_title')}
            columns={[t('col_day'), t('col_direct'), t('col_sub')]}
            rows={rows
              .filter(({ day }) => known.has(day))
              .map(({ name, direct, sub }) => [name, money(direct), money(sub)])}
          />
        </>
      )}
    </Card>
  )
}
