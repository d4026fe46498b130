import { useTranslations } from 'next-intl'
import { Accordion } from '#components/ui/controls/accordion.tsx'
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
  const body = (
    <div className={styles.lists}>
      <ul>
        {counted.map((key) => (
          <li key={key}>
            <Icon icon="check-circle" weight="fill" className={styles.yes} />
            {t(key)}
          </li>
        ))}
      </ul>
      <div>
        <h3>{t('counts_not')}</h3>
        <ul>
          {NOT_COUNTED.map((key) => (
            <li key={key}>
              <Icon icon="minus-circle" className={styles.no} />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
  return <Accordion items={[{ key: 'counts', title: t('counts'), body }]} />
}
