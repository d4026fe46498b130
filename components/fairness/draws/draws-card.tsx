import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Note, Row } from '#components/ui/layout/layout.tsx'
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
      <Row gap="12" align="center" justify="between" wrap className={styles.head}>
        <div>
          <h2 id="draws">{t('draws_title')}</h2>
          <Note size="small">{t('draws_line', { count, value, zone })}</Note>
        </div>
        {search}
      </Row>
      {children}
    </Card>
  )
}
