import { useLocale, useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { alive } from '#lib/head/early.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Alert, Notice } from '#components/ui/surface/notice.tsx'
import { RetryButton } from '#components/ui/surface/retry-notice.tsx'
import { Row, Span } from '#components/ui/layout/layout.tsx'
import type { Refusal, Wait } from './account-values.ts'

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

interface SubmitButtonProps {
  busy: boolean
  wait: Wait | null
  onWaited: () => void
  children: ReactNode
}

/** Counts down while blocked, then works again. */
export function SubmitButton({ busy, wait, onWaited, children }: SubmitButtonProps) {
  if (wait) return <Waiting {...wait} onWaited={onWaited} />
  return (
    <Button type="submit" size="lg" full busy={busy} data-press="send" ref={alive}>
      {children}
    </Button>
  )
}

function Waiting({ why, until, onWaited }: Wait & Pick<SubmitButtonProps, 'onWaited'>) {
  const t = useTranslations('account')
  const now = useNow()
  const isOver = now !== null && now >= until
  useEffect(() => {
    if (isOver) onWaited()
  }, [isOver, onWaited])
  const duration = isolateLtr(useLocale(), minutesClock(now === null ? 0 : until - now))
  return (
    <Button size="lg" full disabled>
      {t(why === 'locked' ? 'log_in_again_in' : 'try_again_in', { duration })}
    </Button>
  )
}

/** `14:07`: minutes and seconds until a button works again, rounded up, so that 0:00 is the end. */
export function minutesClock(ms: number) {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
