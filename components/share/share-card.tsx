import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './share-card.module.css'

/** The last section of an activity page (ACT-1): the reason to share it, and the way. */
export function ShareCard({ children }: { children: ReactNode }) {
  const t = useTranslations('share')
  return (
    <Card as="section" padded aria-labelledby="share" className={styles.card}>
      <h2 id="share">{t('title')}</h2>
      <p className={styles.line}>{t('line')}</p>
      {children}
    </Card>
  )
}
