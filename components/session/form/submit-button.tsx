import { useLocale, useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Button } from '#components/ui/controls/button.tsx'
import { useNow } from '#components/ui/time/use-now.ts'
import { alive } from '#lib/head/early.ts'
import { isolateLtr } from '@fanfare/languages/bidi.ts'

interface SubmitButtonProps {
  busy: boolean
  wait: { why: 'locked' | 'too_frequent'; until: number } | null
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

function Waiting({
  why,
  until,
  onWaited,
}: NonNullable<SubmitButtonProps['wait']> & Pick<SubmitButtonProps, 'onWaited'>) {
  const t = useTranslations('account')
  const locale = useLocale()
  const now = useNow()
  const left = now === null ? null : Math.max(0, until - now)
  useEffect(() => {
    if (left === 0) onWaited()
  }, [left, onWaited])
  const duration = isolateLtr(locale, minutesClock(left ?? 0))
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
