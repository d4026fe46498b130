'use client'

import { useTranslations } from 'next-intl'
import { FailedNotice } from '#components/notification/failed-notice.tsx'

/** A page of an agent, or one part of it, could not be loaded. */
export function FailedToLoad({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('agent.frame')
  return <FailedNotice title={t('failed_title')} text={t('failed_text')} onRetry={onRetry} />
}
