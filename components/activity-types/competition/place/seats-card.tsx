import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { SHOWN_FROM } from '#components/activity/shown-participants.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { paidPlaces, type PaidPlaces } from '#lib/competition/paid-places.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import type { PlaceSubject } from './place-subject.ts'
import styles from './seats-card.module.css'

export type FreePlaces = PaidPlaces & { next: NonNullable<PaidPlaces['next']> }

/** The paid places while some are free; null where few are ranked, prizes are not certain yet, or all are taken. */
export function freePlaces(
  { tiers, status, minimumTraders }: Pick<PlaceSubject, 'tiers' | 'status' | 'minimumTraders'>,
  ranked: number,
): FreePlaces | null {
  if (status !== 'ONGOING' || ranked < Math.max(SHOWN_FROM, minimumTraders)) return null
  const { next, ...places } = paidPlaces(tiers, ranked)
  return next === null ? null : { ...places, next }
}

interface SeatsCardProps {
  subject: Pick<PlaceSubject, 'minimum'>
  free: FreePlaces
}

/** How few of the places with a prize are taken, with the next free one and what it wins today. */
export function SeatsCard({ subject: { minimum }, free: { taken, places, free, next } }: SeatsCardProps) {
  const t = useTranslations('competition')
  const locale = useLocale()
  const rewardText = useRewardText()
  const id = useId()
  const number = (value: number) => formatNumber(locale, String(value))
  const counts = { taken: number(taken), places: number(places) }
  const reward = rewardText(next.reward)
  return (
    <Card as="section" padded aria-labelledby={id} className={styles.card}>
      <h2 id={id} className={styles.title}>
        {t('seats', counts)}
      </h2>
      <p className={styles.line}>
        {minimum ? t('seats_reach', { minimum: formatMoney(locale, minimum), reward }) : t('seats_trade', { reward })}
      </p>
      <div className={styles.bar} role="img" aria-label={t('seats', counts)}>
        <span className={styles.taken} style={{ flexGrow: taken }} />
        <span className={styles.mine} />
        <span className={styles.free} style={{ flexGrow: free }} />
      </div>
      <div className={styles.ends}>
        <span>{t('seats_taken', { value: number(taken) })}</span>
        <b>{t('seats_mine')}</b>
        <span>{t('seats_free', { value: number(free) })}</span>
      </div>
    </Card>
  )
}
