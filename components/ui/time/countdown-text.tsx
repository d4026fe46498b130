'use client'

import type { ReactNode } from 'react'
import { durationParts, formatClock } from '@fanfare/languages/format-duration.ts'
import styles from './countdown.module.css'
import { cx } from '../cx.ts'
import { fillSlot } from '../browser/fill-slot.tsx'
import { LAST_CALL_MS, LAST_DAY_MS, useRemaining } from './use-remaining.ts'

interface CountdownTextProps {
  /** ms since the epoch. */
  to: number
  /** With the slot `{duration}`: `t('countdown.ends_in', { duration: '{duration}' })`. */
  sentence: string
  /** With the slots `{days}` and `{hours}`: `t('countdown.days_hours', …)`. */
  daysHours: string
  /** Until the page is hydrated, and without JavaScript: the same as a date. */
  until: ReactNode
  /** At the end of the time. */
  over: ReactNode
  className?: string
}

/** `Ends in 9 d 16 h`; `HH:MM:SS` under 24 hours. Not a live region: nothing is announced each second. */
export function CountdownText({ to, sentence, daysHours, until, over, className }: CountdownTextProps) {
  const remaining = useRemaining(to)
  if (!remaining)
    return (
      <span className={className} data-later={`${styles.text} ${styles.warning}`}>
        {until}
      </span>
    )
  if (remaining.ms === 0) return <span className={className}>{over}</span>
  return (
    <span className={cx(styles.text, remaining.ms < LAST_CALL_MS && styles.warning, className)}>
      {fillSlot(sentence, 'duration', writeDuration(remaining.ms, daysHours))}
    </span>
  )
}

function writeDuration(ms: number, daysHours: string): ReactNode {
  if (ms < LAST_DAY_MS) return <bdi dir="ltr">{formatClock(ms)}</bdi>
  const { days, hours } = durationParts(ms)
  return <bdi>{daysHours.replace('{days}', String(days)).replace('{hours}', String(hours).padStart(2, '0'))}</bdi>
}
