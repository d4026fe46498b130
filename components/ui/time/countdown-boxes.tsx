'use client'

import type { ReactNode } from 'react'
import { durationParts, type DurationParts } from '@fanfare/languages/format-duration.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { CountdownTexts } from './countdown-texts.ts'
import styles from './countdown.module.css'
import { cx } from '../cx.ts'
import { pluralWord } from '../text/plural-words.ts'
import { LAST_CALL_MS, LAST_DAY_MS, useRemaining } from './use-remaining.ts'

interface CountdownBoxesProps {
  /** ms since the epoch. */
  to: number
  locale: Locale
  texts: CountdownTexts
  /** Replaces the boxes at the end of the time; usually the date. */
  over: ReactNode
  className?: string
}

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds in boxes, for heroes. Before hydration the boxes keep their space with hidden figures;
 * without JavaScript they are absent, and the dates beside them have the same information.
 */
export function CountdownBoxes({ to, locale, texts, over, className }: CountdownBoxesProps) {
  const remaining = useRemaining(to)
  if (remaining?.ms === 0) return over
  const parts = durationParts(remaining?.ms ?? 0)
  // On the last day the box of the days is left out.
  const units = UNITS.slice(remaining && remaining.ms < LAST_DAY_MS ? 1 : 0, remaining?.calm ? 3 : 4)
  return (
    <div
      role="timer"
      aria-label={remaining ? spokenDuration(locale, texts, parts) : undefined}
      data-later={remaining ? undefined : styles.warning}
      className={cx(styles.boxes, !remaining && styles.waiting, isLastCall(remaining?.ms) && styles.warning, className)}
    >
      {units.map((unit) => (
        <span key={unit} className={styles.box} aria-hidden="true">
          <b>{unit === 'days' ? parts.days : String(parts[unit]).padStart(2, '0')}</b>
          <i>{pluralWord(locale, texts.labels[unit], parts[unit])}</i>
        </span>
      ))}
    </div>
  )
}

const isLastCall = (ms: number | undefined): boolean => ms !== undefined && ms < LAST_CALL_MS

/** The two largest units; seconds are never read out. */
function spokenDuration(locale: Locale, texts: CountdownTexts, { days, hours, minutes }: DurationParts): string {
  const words = (unit: 'days' | 'hours' | 'minutes', count: number) =>
    pluralWord(locale, texts.spoken[unit], count).replace('{value}', String(count))
  if (days === 0 && hours === 0) return words('minutes', minutes)
  const [first, second] =
    days > 0 ? [words('days', days), words('hours', hours)] : [words('hours', hours), words('minutes', minutes)]
  return texts.twoParts.replace('{first}', first).replace('{second}', second)
}
