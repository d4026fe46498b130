'use client'

import type { Locale } from '@fanfare/languages/locales.ts'
import type { CountdownTexts } from './countdown-texts.ts'
import { pluralWord } from '../text/plural-words.ts'
import { useNow } from './use-now.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const STEPS = [
  ['days', DAY],
  ['hours', HOUR],
  ['minutes', MINUTE],
  ['seconds', SECOND],
] as const

interface AgeTextProps {
  /** ms since the epoch. */
  at: number
  locale: Locale
  /** `countdownTexts(…).labels` */
  units: CountdownTexts['labels']
  className?: string
}

/** `48 sec`, `3 min`: how long ago something was. Empty until hydration, because pages are cached. */
export function AgeText({ at, locale, units, className }: AgeTextProps) {
  const now = useNow()
  const age = Math.max(SECOND, (now ?? at) - at)
  const [unit, ms] = STEPS.find(([, size]) => age >= size) ?? STEPS[3]
  const count = Math.floor(age / ms)
  return (
    <time dateTime={new Date(at).toISOString()} className={className}>
      {now !== null && `${count} ${pluralWord(locale, units[unit], count)}`}
    </time>
  )
}
