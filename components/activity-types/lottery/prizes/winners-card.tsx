import { useLocale, useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import type { MarqueeRecord } from '@fanfare/contract/agent/marquee-record.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import styles from './winners-card.module.css'

/** Names and prizes, and when each was won. */
export function WinnersCard({ items }: { items: readonly MarqueeRecord[] }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Card as="section" padded aria-labelledby="latest-winners">
      <h2 id="latest-winners">{t('lottery.winners')}</h2>
      <ul className={styles.list}>
        {items.map(({ maskedName, reward, at }) => (
          <li key={`${at} ${maskedName}`}>
            <span className={styles.name}>
              <bdi dir="ltr">{maskedName}</bdi>{' '}
              <span className={styles.age}>
                <OwnClock at={at} />
              </span>
            </span>
            <b>{isolateAmounts(locale, reward.label)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}
