'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import styles from './messages.module.css'

/** The list or the open message could not be loaded. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Notice tone="warning" role="alert" className={styles.failed}>
      <p>
        <b>{t('messages.failed_title')}</b>
      </p>
      <p>{t('messages.failed_text')}</p>
      <Button variant="outlined" size="sm" onClick={onRetry}>
        {t('common.btn_retry')}
      </Button>
    </Notice>
  )
}
