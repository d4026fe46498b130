'use client'

import { useTranslations } from 'next-intl'
import type { rebateList } from '#lib/contract/agent/rebate-list.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { KpiMoney } from '../kpi-money.tsx'
import { KpiTile, KpiTiles } from '../kpi-tile.tsx'
import { useTableWords } from '../table/use-table-words.tsx'

interface RebateKpisProps {
  totals: CallData<typeof rebateList>['totals']
  /** ms since the epoch. */
  asOf: number
  hasToday: boolean
  timeZone: string
}

/** The rebate of the filter, and its three parts, which add up to it. */
export function RebateKpis({ totals, asOf, hasToday, timeZone }: RebateKpisProps) {
  const t = useTranslations('agent.rebate')
  const words = useTableWords(timeZone)
  const { rebate, settled, pending, today, settlesAt } = totals
  const none = t('none_yet')
  return (
    <KpiTiles>
      <KpiTile label={t('total')} note={t('total_line')}>
        <KpiMoney money={rebate} none={none} />
      </KpiTile>
      <KpiTile label={t('settled')} note={t('settled_line')}>
        <KpiMoney money={settled} none={none} />
      </KpiTile>
      <KpiTile
        label={t('pending')}
        note={settlesAt === null ? t('pending_later') : t('pending_line', { time: words.dateTime(settlesAt) })}
      >
        <KpiMoney money={pending} none={none} />
      </KpiTile>
      <KpiTile
        label={t('today')}
        note={hasToday ? t('today_line', { time: words.time(asOf) }) : t('today_outside')}
      >
        <KpiMoney money={today} none={none} />
      </KpiTile>
    </KpiTiles>
  )
}
