import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Accordion } from '#components/ui/controls/accordion.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './withdraw.module.css'

interface WithdrawCardProps {
  /** The form of a member. */
  children?: ReactNode
}

/** The effect of a withdrawal on the tier, folded. */
export function WithdrawCard({ children }: WithdrawCardProps) {
  const t = useTranslations('bonus')
  const body = (
    <>
      <p className={styles.line}>{t('withdraw_lowers')}</p>
      {children}
    </>
  )
  return (
    <Card as="section" padded aria-label={t('withdraw')} className={styles.folded}>
      <Accordion items={[{ key: 'withdraw', title: t('withdraw'), body }]} />
    </Card>
  )
}
