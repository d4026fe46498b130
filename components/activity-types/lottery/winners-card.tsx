import { useLocale, useTranslations } from 'next-intl'
import { AgeText } from '#components/ui/age-text.tsx'
import { Card } from '#components/ui/card.tsx'
import { countdownTexts } from '#components/ui/countdown-texts.ts'
import type { MarqueeRecord } from '#lib/contract/agent/marquee-record.ts'
import { isolateAmounts } from '#lib/i18n/bidi.ts'
import styles from './winners-card.module.css'

/** Names and prizes, and how long ago each was won. */
export function WinnersCard({ items }: { items: readonly MarqueeRecord[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const { labels } = countdownTexts(t as Parameters<typeof countdownTexts>[0], locale)
  return (
    <Card as="section" padded aria-labelledby="latest-winners">
      <h2 id="latest-winners">{t('lottery.winners')}</h2>
      <ul className={styles.list}>
        {items.map(({ maskedName, reward, at }) => (
          <li key={`${at} ${maskedName}`}>
            <span className={styles.name}>
              <bdi dir="ltr">{maskedName}</bdi>{' '}
              <AgeText at={at} locale={locale} units={labels} className={styles.age} />
            </span>
            <b>{isolateAmounts(locale, reward.label)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
