import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import styles from './share-card.module.css'

/** The last section of an activity page (ACT-1), one row: what it is and the way to share. */
export function ShareCard({ children }: { children: ReactNode }) {
  const t = useTranslations('share')
  return (
    <Card aria-labelledby="share" className={styles.card}>
      <h2 id="share">
        <Icon icon="users" />
        {t('title')}
      </h2>
      {children}
    </Card>
  )
}
