import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { cx } from '#components/ui/cx.ts'
import styles from './withdraw.module.css'

interface WithdrawCardProps {
  /** The form of a member. */
  children?: ReactNode
  isServers?: boolean
}

/** The effect of a withdrawal on the tier. */
export function WithdrawCard({ children, isServers = false }: WithdrawCardProps) {
  const t = useTranslations('bonus')
  return (
    <Card as="section" padded aria-labelledby="bonus-withdraw" className={cx(isServers && styles.servers)}>
      <h2 id="bonus-withdraw">{t('withdraw')}</h2>
      <p className={styles.line}>{t('withdraw_lowers')}</p>
      {children}
    </Card>
  )
}
