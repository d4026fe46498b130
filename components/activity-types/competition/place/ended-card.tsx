import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { paidPlaces, paidSum } from '#lib/competition/paid-places.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './place-card.module.css'
import type { PlaceSubject } from './place-subject.ts'

interface EndedCardProps {
  subject: PlaceSubject
  /** Ranked at the end. */
  ranked: number
}

/** How a competition ended for everybody: who was ranked, what was paid, and which places nobody won. */
export function EndedCard({ subject: { tiers, minimumTraders }, ranked }: EndedCardProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const id = useId()
  if (tiers.length === 0 || ranked < minimumTraders) return null
  const number = (value: number) => formatNumber(locale, String(value))
  const { places, taken, free } = paidPlaces(tiers, ranked)
  const sum = paidSum(tiers, ranked)
  const rows = [
    ranked >= SHOWN_FROM && [t('ended_ranked'), number(ranked)],
    [t('ended_places'), t('of_places', { taken: number(taken), places: number(places) })],
    sum && [t('ended_paid'), formatMoney(locale, sum)],
    free > 0 && [t('ended_free'), number(free)],
  ].filter((row): row is [string, string] => Array.isArray(row))
  return (
    <Card as="section" padded aria-labelledby={id}>
      <h2 id={id}>{t('ended')}</h2>
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
