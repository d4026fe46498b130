import { useLocale, useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import type { MarqueeRecord } from '@fanfare/contract/agent/marquee-record.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { OwnClock } from '#components/ui/time/own-clock.tsx'
import styles from './winners-card.module.css'

/** Names and prizes, and when each was won; closed at first. */
export function WinnersCard({ items }: { items: readonly MarqueeRecord[] }) {
  const t = useTranslations()
  return (
    <Card as="section" padded className={styles.card}>
      <Accordion items={[{ key: 'winners', title: t('lottery.winners'), body: <Winners items={items} /> }]} />
    </Card>
  )
}

function Winners({ items }: { items: readonly MarqueeRecord[] }) {
  const locale = useLocale()
  return (
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
  )
}
