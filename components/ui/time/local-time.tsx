import { useLocale } from 'next-intl'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { clockProps } from './clock-props.ts'

interface LocalTimeProps {
  /** ms since the epoch. */
  at: number
  /** Of the language's `DateStyle`. */
  pattern: string
  hasNote?: boolean
  /** With the slot `{time}`. */
  sentence: string
  /** Shown without JavaScript. */
  official: string
}

/** A time in the reader's zone, which only the browser knows. */
export function LocalTime({ at, pattern, hasNote, sentence, official }: LocalTimeProps) {
  const { months, dayPeriods, ownTimeNote }: DateStyle = DATE_STYLES[useLocale()]
  const note = hasNote ? ownTimeNote : undefined
  const words = { months, dayPeriods }
  return (
    <time {...clockProps({ kind: 'local', at, words, pattern, note, sentence })} dateTime={new Date(at).toISOString()}>
      {official}
    </time>
  )
}
