'use client'

import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { rebateList } from '@fanfare/contract/agent/rebates.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { addMoney, isNothing } from '#lib/agent/sum-money.ts'
import { formatMoney } from '@fanfare/languages/format.ts'
import { formatDeadline, formatTime } from '@fanfare/languages/format-date.ts'
import { KpiMoney, KpiTile, KpiTiles } from '../kpi-tile.tsx'

interface RebateTilesProps {
  totals: CallData<typeof rebateList>['totals']
  /** When the figures were read, ms. */
  asOf: number
  /** False where the days of the figures are all in the past. */
  hasToday?: boolean
  /** The reader's own unless given. */
  timeZone?: string
}

/** Pending is everything that is not paid yet, as in the status of a record: today's estimate and the next payout are parts of it. */
function tileAmounts({ settled, pending, today, due = pending }: RebateTilesProps['totals']) {
  const open = addMoney(pending, today)
  return { total: addMoney(settled, open), settled, pending: open, today, due: isNothing(pending) ? today : due }
}

/** The rebate in all, and its two parts with today's estimate. */
export function RebateTiles({ totals, asOf, hasToday = true, timeZone }: RebateTilesProps) {
  const t = useTranslations('agent.overview')
  const locale = useLocale()
  const myZone = useMyZone()
  const zone = timeZone ?? myZone
  const { settlesAt } = totals
  const { total, settled, pending, today, due } = tileAmounts(totals)
  return (
    <KpiTiles>
      <KpiTile label={t('total')} note={isNothing(total) ? undefined : t('total_parts')}>
        <KpiMoney money={total} none={t('none_yet')} />
      </KpiTile>
      <KpiTile label={t('settled')} note={isNothing(settled) ? undefined : t('settled_note')}>
        <KpiMoney money={settled} none={t('none_yet')} />
      </KpiTile>
      <KpiTile
        label={t('pending')}
        note={
          settlesAt === null || !new Big(due.amount).gt(0)
            ? undefined
            : t('pending_next', {
                amount: formatMoney(locale, due, { isMoved: true }),
                date: formatDeadline(locale, settlesAt, zone),
              })
        }
      >
        <KpiMoney money={pending} none={t('nothing')} />
      </KpiTile>
      <KpiTile
        label={t('today')}
        note={hasToday ? t('today_part', { time: formatTime(locale, asOf, zone) }) : t('today_outside')}
      >
        <KpiMoney money={today} none={t('none_yet')} />
      </KpiTile>
    </KpiTiles>
  )
}
