import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { boardFigure, type Measure } from '#lib/competition/board.ts'
import type { NextPrize } from '#lib/competition/my-place.ts'
import { paidPlaces, paidSum } from '#lib/competition/paid-places.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'

interface FactCardProps {
  title: string
  /** Labels with their values; the others are left out. */
  rows: readonly (readonly [string, string] | false | null)[]
}

/** A card of labels with their values. */
function FactCard({ title, rows }: FactCardProps) {
  const id = useId()
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className={styles.rows}>
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]}>
                <dt>{row[0]}</dt>
                <dd>{row[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  )
}

interface NextPrizeCardProps {
  next: NextPrize
  measure: Measure
  /** Of the activity, ms. */
  endTime: number
}

const DAY_MS = 86_400_000
const DECIMALS = 2

/** The way to the next prize step: the distance, a day's part of it, the fees, and how much more it pays. */
export function NextPrizeCard({ next: { rank, reward, left, fees, gain }, measure, endTime }: NextPrizeCardProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const zone = useMyZone()
  const rewardText = useRewardText()
  const distance = (value: string) => boardFigure(locale, { ...measure, track: 'VOLUME' }, value)
  const days = Math.floor((endTime - serverNow()) / DAY_MS)
  const aDay = days > 1 && measure.unit !== null && new Big(left).div(days).round(DECIMALS, Big.roundUp).toFixed()
  return (
    <FactCard
      title={t('takes', { reward: rewardText(reward) })}
      rows={[
        [t('takes_value', { rank: formatNumber(locale, String(rank)) }), distance(left)],
        aDay !== false && [t('takes_day', { date: formatDayMonth(locale, endTime, zone) }), distance(aDay)],
        fees && [t('takes_fees'), formatMoney(locale, fees, { isMoved: true })],
        gain && [t('takes_gain'), formatMoney(locale, gain, { signed: true })],
      ]}
    />
  )
}

interface EndedCardProps {
  subject: Pick<PlaceSubject, 'tiers' | 'minimumTraders'>
  /** Ranked at the end. */
  ranked: number
}

/** How a competition ended for everybody: ranked traders, paid prizes, and places that nobody won. */
export function EndedCard({ subject: { tiers, minimumTraders }, ranked }: EndedCardProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  if (tiers.length === 0 || ranked < minimumTraders) return null
  const number = (value: number) => formatNumber(locale, String(value))
  const { places, taken, free } = paidPlaces(tiers, ranked)
  const sum = paidSum(tiers, ranked)
  return (
    <FactCard
      title={t('ended')}
      rows={[
        ranked >= SHOWN_FROM && [t('ended_ranked'), number(ranked)],
        [t('ended_places'), t('of_places', { taken: number(taken), places: number(places) })],
        sum && [t('ended_paid'), formatMoney(locale, sum)],
        free > 0 && [t('ended_free'), number(free)],
      ]}
    />
  )
}
