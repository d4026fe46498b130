import { useTranslations } from 'next-intl'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import styles from './what-counts.module.css'

const TRADES = { spot: 'counts_spot', futures: 'counts_futures', copy: 'counts_copy' } as const
const NOT_COUNTED = ['not_transfers', 'not_before', 'not_pairs', 'not_bonus_fee'] as const

/** The facts that the axes add up, by the markets of the activity, and those that they leave out. */
export function WhatCounts({ markets }: { markets: readonly string[] }) {
  const t = useTranslations('bonus')
  const counted = [
    'counts_deposits' as const,
    'counts_withdrawals' as const,
    ...MARKETS.filter((market) => markets.includes(market)).map((market) => TRADES[market]),
  ]
  return (
    <Card as="section" padded className={styles.card}>
      <div>
        <h2>{t('counts')}</h2>
        <ul className={styles.list}>
          {counted.map((key) => (
            <li key={key}>
              <Icon icon="check-circle" weight="fill" className={styles.yes} />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2>{t('counts_not')}</h2>
        <ul className={styles.list}>
          {NOT_COUNTED.map((key) => (
            <li key={key}>
              <Icon icon="minus-circle" className={styles.no} />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
