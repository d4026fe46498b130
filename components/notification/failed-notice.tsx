'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'

interface FailedNoticeProps {
  title?: string
  text: string
  onRetry: () => void
  role?: 'alert' | 'status'
  className?: string
}

/** Says what could not be loaded, and offers a retry. */
export function FailedNotice({ title, text, onRetry, role = 'alert', className }: FailedNoticeProps) {
  const t = useTranslations('common')
  return (
    <Notice tone="warning" role={role} className={className}>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{text}</p>
      <Button variant="outlined" size="sm" onClick={onRetry}>
        {t('btn_retry')}
      </Button>
    </Notice>
  )
}
