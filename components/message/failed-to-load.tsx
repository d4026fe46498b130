import { useTranslations } from 'next-intl'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import styles from './messages.module.css'

/** The list or the open message could not be loaded. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('messages')
  return <FailedNotice title={t('failed_title')} text={t('failed_text')} onRetry={onRetry} className={styles.failed} />
}
