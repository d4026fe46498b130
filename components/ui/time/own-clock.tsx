import { useLocale } from 'next-intl'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { LocalTime } from './local-time.tsx'

interface OwnClockProps {
  /** ms since the epoch, within the last hours. */
  at: number
  /** With the slot `{time}`. */
  sentence?: string
}

/** Hours and minutes in the reader's time. The page's countdowns bring its script already, an age in words would add one. */
export function OwnClock({ at, sentence = '{time}' }: OwnClockProps) {
  const locale = useLocale()
  const { months, dayPeriods, time }: DateStyle = DATE_STYLES[locale]
  return (
    <LocalTime
      at={at}
      words={{ months, dayPeriods }}
      pattern={time}
      sentence={sentence}
      placeholder={sentence.replace('{time}', formatTime(locale, at, 'UTC'))}
    />
  )
}
