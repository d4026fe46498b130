import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { Visitor } from '#components/shell/user-page.tsx'
import { Row } from '#components/ui/layout/layout.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
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

/** The visitor's view from the server. */
export function MessagesVisitor() {
  const t = useTranslations('messages')
  return (
    <Visitor path="/messages" title={t('visitor_title')}>
      {t('visitor_text')}
    </Visitor>
  )
}

/** The skeletons of tabs and list. */
export function MessagesWaiting() {
  const t = useTranslations('messages')
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="44px" />
      <Skeleton height="560px" radius="card" className={styles.box} />
    </div>
  )
}

/** The list or the open message could not be loaded. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('messages')
  return <FailedNotice title={t('failed_title')} text={t('failed_text')} onRetry={onRetry} className={styles.failed} />
}
