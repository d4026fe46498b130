import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Ends, Note } from '#components/ui/layout/layout.tsx'
import styles from './draws-card.module.css'

interface DrawsCardProps {
  count: number
  value: string
  /** Name of the zone of the times. */
  zone: string
  search: ReactNode
  children: ReactNode
}

/** The frame of the table of draws. */
export function DrawsCard({ count, value, zone, search, children }: DrawsCardProps) {
  const t = useTranslations('fairness')
  return (
    <Card as="section" className={styles.card} aria-labelledby="draws">
      <Ends gap="12" className={styles.head}>
        <div>
          <h2 id="draws">{t('draws_title')}</h2>
          <Note size="small">{t('draws_line', { count, value, zone })}</Note>
        </div>
        {search}
      </Ends>
      {children}
    </Card>
  )
}
