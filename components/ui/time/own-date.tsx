import { useLocale, useTranslations } from 'next-intl'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { fillDate } from '@fanfare/languages/fill-date.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'
import { LocalTime } from './local-time.tsx'

interface OwnDateProps {
  /** ms since the epoch. */
  at: number
  /** The official zone, an IANA name, for readers without JavaScript. */
  timeZone?: string
  /** With the slot `{date}`: `t('countdown.ends_at', { date: '{date}' })`. */
  sentence?: string
}

/** A day with its time, in the reader's zone. */
export function OwnDate({ at, timeZone = 'UTC', sentence = '{date}' }: OwnDateProps) {
  const t = useTranslations('common')
  const locale = useLocale()
  const style: DateStyle = DATE_STYLES[locale]
  const pattern = style.dateTime.replace('{date}', style.dayMonth).replace('{time}', style.time)
  // The name of the zone says whose time it is.
  const own = style.ownTimeNote?.kind === 'zone' ? '{time}' : t('your_time', { time: '{time}' })
  const zone = isolateLtr(locale, zoneName(at, timeZone))
  const official = t('zone_time', { time: fillDate(style, pattern, at, timeZone), zone })
  return (
    <LocalTime
      at={at}
      pattern={pattern}
      note={style.ownTimeNote}
      sentence={sentence.replace('{date}', own)}
      official={sentence.replace('{date}', official)}
    />
  )
}

/** A day in the reader's zone, without its time. */
export function OwnDay({ at, timeZone = 'UTC', sentence = '{date}' }: OwnDateProps) {
  const style: DateStyle = DATE_STYLES[useLocale()]
  const day = fillDate(style, style.dayMonth, at, timeZone)
  return (
    <LocalTime
      at={at}
      pattern={style.dayMonth}
      note={style.ownTimeNote?.kind === 'calendar' ? style.ownTimeNote : undefined}
      sentence={sentence.replace('{date}', '{time}')}
      official={sentence.replace('{date}', day)}
    />
  )
}
