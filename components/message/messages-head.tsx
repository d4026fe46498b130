import { useTranslations } from 'next-intl'
import { Row } from '#components/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import styles from './messages.module.css'

/** The page's heading, with one action for all messages. */
export function MessagesHead({ action }: { action?: ReactNode }) {
  const t = useTranslations('messages')
  return (
    <Row align="end" justify="between" wrap className={styles.head}>
      <h1>{t('title')}</h1>
      {action}
    </Row>
  )
}
