import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { Row, Span } from '#components/ui/layout/layout.tsx'
import type { Refusal } from './place-refusal.ts'

interface FormAlertProps {
  refusal?: Refusal
  onRetry: () => void
}

/** The line above the button: the failure as a whole, never which part of a login is wrong. */
export function FormAlert({ refusal, onRetry }: FormAlertProps) {
  const t = useTranslations()
  switch (refusal?.at) {
    case 'alert':
      return (
        <Alert
          icon={<Icon icon={refusal.key === 'region' ? 'globe-hemisphere-west' : 'warning-circle'} weight="fill" />}
        >
          {refusal.key ? t(`account.${refusal.key}`) : refusal.text}
        </Alert>
      )
    case 'wait':
      // The field of the locked name shows the lock.
      return refusal.why === 'locked' ? null : (
        <Notice tone="warning" role="alert" icon={<Icon icon="hourglass-medium" />}>
          {t('account.too_frequent')}
        </Notice>
      )
    case 'network':
      return (
        <Notice tone="warning" role="alert" icon={<Icon icon="wifi-slash" />}>
          <Row gap="8 12" align="center" wrap>
            <Span style={{ flex: '1 1 200px' }}>{t('account.network')}</Span>
            <RetryButton onClick={onRetry} />
          </Row>
        </Notice>
      )
    default:
      return null
  }
}
