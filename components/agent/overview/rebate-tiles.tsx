'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/use-my-zone.ts'
import type { rebateList } from '#lib/contract/agent/rebate-list.ts'
import type { CallData } from '#lib/contract/define-call.ts'
import { isNothing } from '#lib/agent/sum-money.ts'
import { formatDeadline, formatTime } from '#lib/i18n/format-date.ts'
import { KpiMoney } from '../kpi-money.tsx'
import { KpiTile, KpiTiles } from '../kpi-tile.tsx'

interface RebateTilesProps {
  totals: CallData<typeof rebateList>['totals']
  /** When the figures were read, ms. */
  asOf: number
  /** False where the days of the figures are all in the past. */
  hasToday?: boolean
  /** The reader's own unless given. */
  timeZone?: string
}

/** The rebate in all, which is the sum of the other three tiles. Today's part is marked as an estimate. */
export function RebateTiles({ totals, asOf, hasToday = true, timeZone }: RebateTilesProps) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const myZone = useMyZone()
  const zone = timeZone ?? myZone
  const { rebate, settled, pending, today, settlesAt } = totals
  return (
    <KpiTiles>
      <KpiTile label={t('total')} note={isNothing(rebate) ? undefined : t('total_note')}>
        <KpiMoney money={rebate} none={t('none_yet')} />
      </KpiTile>
      <KpiTile label={t('settled')} note={isNothing(settled) ? undefined : t('settled_note')}>
        <KpiMoney money={settled} none={t('none_yet')} />
      </KpiTile>
      <KpiTile
        label={t('pending')}
        note={
          settlesAt === null || isNothing(pending)
            ? undefined
            : t('pending_note', { date: formatDeadline(locale, settlesAt, zone) })
        }
      >
        <KpiMoney money={pending} none={t('nothing')} />
      </KpiTile>
      <KpiTile
        label={t('today')}
        note={hasToday ? t('today_note', { time: formatTime(locale, asOf, zone) }) : t('today_outside')}
      >
        <KpiMoney money={today} none={t('none_yet')} />
      </KpiTile>
    </KpiTiles>
  )
}
