'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Card } from '#components/ui/surface/card.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { Campaign } from '../use-campaign.ts'
import styles from './statement.module.css'

const StatementPanel = lazyWithRetry(() => import('./statement-panel.tsx').then((m) => m.StatementPanel))

/** The statements of months, below the records; read when they are first opened. */
export function StatementCard({ campaign }: { campaign: Campaign }) {
  const t = useTranslations('agent.statement')
  const [wasOpened, setOpened] = useState(false)
  return (
    <Card as="section">
      <details className={styles.statement} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary>
          <h2>{t('title')}</h2>
          <Text as="span" size="small" tone="secondary">
            {t('text')}
          </Text>
        </summary>
        {wasOpened && <StatementPanel.Part campaign={campaign} />}
      </details>
    </Card>
  )
}
