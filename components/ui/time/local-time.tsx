import { useLocale } from 'next-intl'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { clockProps } from './clock-props.ts'

interface LocalTimeProps {
  /** ms since the epoch. */
  at: number
  /** Of the language's `DateStyle`. */
  pattern: string
  note?: DateStyle['ownTimeNote']
  /** With the slot `{time}`. */
  sentence: string
  /** Shown without JavaScript. */
  official: string
}

/** A time in the reader's zone, which only the browser knows. */
export function LocalTime({ at, pattern, note, sentence, official }: LocalTimeProps) {
  const { months, dayPeriods }: DateStyle = DATE_STYLES[useLocale()]
  const words = { months, dayPeriods }
  return (
    <time {...clockProps({ kind: 'local', at, words, pattern, note, sentence })} dateTime={new Date(at).toISOString()}>
      {official}
    </time>
  )
}
