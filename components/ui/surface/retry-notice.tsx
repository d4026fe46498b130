import { useTranslations } from 'next-intl'
import { Button } from '../controls/button.tsx'
import { Notice } from './notice.tsx'

interface RetryNoticeProps {
  className?: string
  /** Absent on the server. */
  onRetry?: (() => void) | undefined
  children: string
}

/** What could not be read, and the way to try again. */
export function RetryNotice({ className, onRetry, children }: RetryNoticeProps) {
  const t = useTranslations('common')
  return (
    <Notice tone="warning" role="status" className={className}>
      <p>{children}</p>
      <Button variant="outlined" size="sm" onClick={onRetry}>
        {t('btn_retry')}
      </Button>
    </Notice>
  )
}
