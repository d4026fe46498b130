'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'

/** A page of an agent, or one part of it, could not be loaded. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <Notice tone="warning" role="alert">
      <p>
        <b>{t('agent.frame.failed_title')}</b>
      </p>
      <p>{t('agent.frame.failed_text')}</p>
      <Button variant="outlined" size="sm" onClick={onRetry}>
        {t('common.btn_retry')}
      </Button>
    </Notice>
  )
}
