import { MARKETS } from '@fanfare/contract/ops/platform-event.ts'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Fold } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Note, Stack } from '#components/ui/layout/layout.tsx'
import styles from './my-bonus.module.css'

interface WithdrawCardProps {
  /** The form of a member. */
  children?: ReactNode
}

/** The effect of a withdrawal on the tier, folded. */
export function WithdrawCard({ children }: WithdrawCardProps) {
  const t = useTranslations('bonus')
  return (
    <Card as="section" padded="rows" aria-label={t('withdraw')}>
      <Fold title={t('withdraw')}>
        <Note top="8">{t('withdraw_lowers')}</Note>
        {children}
      </Fold>
    </Card>
  )
}

const NOT_COUNTED = ['not_transfers', 'not_before', 'not_pairs', 'not_bonus_fee'] as const

/** Which facts the axes add up, by the activity's markets, and which they leave out. */
export function WhatCounts({ markets }: { markets: readonly string[] }) {
  const t = useTranslations('bonus')
  const counted = [
    'counts_deposits' as const,
    'counts_withdrawals' as const,
    ...MARKETS.filter((market) => markets.includes(market)).map((market) => `counts_${market}` as const),
  ]
  return (
    <Fold title={t('counts')}>
      <Stack tone="primary" className={styles.lists}>
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
      </Stack>
    </Fold>
  )
}
