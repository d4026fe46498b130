import { useTranslations } from 'next-intl'
import { PressButton, type PressProps } from '../controls/press-button.tsx'
import { Notice, type NoticeProps } from './notice.tsx'

interface RetryNoticeProps extends Pick<NoticeProps, 'role' | 'top' | 'className'> {
  title?: string
  /** Absent on the server. */
  onRetry?: () => void
  children: string
}

/** What could not be read, and the way to try again. */
export function RetryNotice({ title, onRetry, children, ...rest }: RetryNoticeProps) {
  return (
    <Notice tone="warning" role="status" {...rest}>
      {title !== undefined && (
        <p>
          <b>{title}</b>
        </p>
      )}
      <p>{children}</p>
      <RetryButton onClick={onRetry} />
    </Notice>
  )
}

export function RetryButton(props: Omit<PressProps, 'children'>) {
  const t = useTranslations('common')
  return (
    <PressButton variant="outlined" size="sm" {...props}>
      {t('btn_retry')}
    </PressButton>
  )
}
