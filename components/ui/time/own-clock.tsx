import { useLocale, useTranslations } from 'next-intl'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'
import { formatTime } from '@fanfare/languages/format-date.ts'
import { LocalTime } from './local-time.tsx'

interface OwnClockProps {
  /** ms since the epoch, within the last hours. */
  at: number
  /** With the slot `{time}`. */
  sentence?: string
}

/** Hours and minutes in the reader's time. */
export function OwnClock({ at, sentence = '{time}' }: OwnClockProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const official = t('utc_time', { time: formatTime(locale, at, 'UTC') })
  return (
    <LocalTime
      at={at}
      pattern={DATE_STYLES[locale].time}
      sentence={sentence}
      official={sentence.replace('{time}', official)}
    />
  )
}
