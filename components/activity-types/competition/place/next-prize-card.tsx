import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, type Measure } from '#lib/competition/board.ts'
import type { NextPrize } from '#lib/competition/my-place.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'

interface NextPrizeCardProps {
  next: NextPrize
  measure: Measure
  /** Of the activity, ms. */
  endTime: number
}

const DAY_MS = 86_400_000
const DECIMALS = 2

/** What the next prize step takes: the distance, a day's part of it, the fees, and how much more it pays. */
export function NextPrizeCard({ next, measure, endTime }: NextPrizeCardProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const id = useId()
  const { rank, reward, left, fees, gain } = next
  const distance = { ...measure, track: 'VOLUME' } as const
  const days = Math.floor((endTime - serverNow()) / DAY_MS)
  const aDay = days > 1 && measure.unit !== null ? new Big(left).div(days).round(DECIMALS, Big.roundUp) : null
  const rows = [
    [t('takes_value', { rank: formatNumber(locale, String(rank)) }), boardFigure(locale, distance, left)],
    aDay && [
      t('takes_day', { date: formatDayMonth(locale, endTime, zone) }),
      boardFigure(locale, distance, aDay.toFixed()),
    ],
    fees && [t('takes_fees'), formatMoney(locale, fees, { isMoved: true })],
    gain && [t('takes_gain'), formatMoney(locale, gain, { signed: true })],
  ].filter((row): row is [string, string] => Array.isArray(row))
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{t('takes', { reward: rewardText(reward) })}</h2>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
