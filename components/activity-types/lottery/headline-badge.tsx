import { useLocale, useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import type { HeroSubject } from '#components/activity/hero-headline.tsx'
import { prizeHeadlineOf } from '#components/activity/prize-headline-of.ts'
import { formatAmount } from '@fanfare/languages/format.ts'
import styles from './headline-badge.module.css'

const TEETH = 14
const [OUTER, INNER, MIDDLE] = [49, 44.5, 50]

const OUTLINE = Array.from({ length: 2 * TEETH }, (_, index) => {
  const [angle, radius] = [(index * Math.PI) / TEETH, index % 2 === 0 ? INNER : OUTER]
  return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`
}).join('L')

/** The largest prize as a seal over the upper end of the wheel. */
export function HeadlineBadge({ subject }: { subject: HeroSubject }) {
  const t = useTranslations()
  const locale = useLocale()
  const headline = prizeHeadlineOf(subject)
  if (!headline) return null
  const figure = formatAmount(locale, headline.money)
  return (
    <p className={styles.badge} style={{ '--digits': Math.max(3, figure.length) } as CSSProperties}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <path d={`M${OUTLINE}z`} />
        <circle cx="50" cy="50" r="41" />
      </svg>
      {headline.lead && <span className={styles.lead}>{t('activity_stake.up_to')}</span>}
      <bdi dir="ltr" className={styles.figure}>
        {figure}
      </bdi>{' '}
      <bdi className={styles.unit}>{headline.money.unit}</bdi>
    </p>
  )
}
