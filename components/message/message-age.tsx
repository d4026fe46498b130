'use client'

import { useLocale } from 'next-intl'
import { useNow } from '#components/ui/time/use-now.ts'
import { serverNow } from '#lib/http/clock.ts'
import { formatRelative } from '@fanfare/languages/format-relative.ts'

interface MessageAgeProps {
  /** ms since the epoch. */
  at: number
  className?: string | undefined
}

/** `3 hours ago` (LOC-7). A message from the future, by a clock that is off, is as old as one second. */
export function MessageAge({ at, className }: MessageAgeProps) {
  const locale = useLocale()
  const now = useNow() ?? serverNow()
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {formatRelative(locale, Math.min(at, now - 1000), now)}
    </time>
  )
}
