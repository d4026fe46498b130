import { useTranslations } from 'next-intl'
import { Row } from '#components/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import styles from './my-rewards.module.css'

/** The page's heading, with one line and one action for all rewards. */
export function RewardsHead({ summary, action }: { summary?: string; action?: ReactNode }) {
  const t = useTranslations('rewards')
  return (
    <Row align="end" justify="between" wrap className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      {action}
    </Row>
  )
}
