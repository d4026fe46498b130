import { useLocale, useTranslations } from 'next-intl'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { fillDate } from '@fanfare/languages/fill-date.ts'
import type { ReactNode } from 'react'
import { LocalTime } from './local-time.tsx'
import { useOfficialTime, type OfficialTime } from './use-official-time.ts'

interface OwnDateProps {
  /** ms since the epoch. */
  at: number
  /** The official zone, an IANA name, for readers without JavaScript. */
  timeZone?: string
  /** With the slot `{date}`: `t('countdown.ends_at', { date: '{date}' })`. */
  sentence?: string
}

/** A day with its time, in the reader's zone. */
export function OwnDate({ at, timeZone = 'UTC', sentence = '{date}' }: OwnDateProps): ReactNode {
  return <OwnTime at={at} sentence={sentence} formatted={useOfficialTime(at, timeZone)} />
}

interface OwnTimeProps extends Required<Pick<OwnDateProps, 'at' | 'sentence'>> {
  formatted: OfficialTime
}

/** The same for those that have the official time already. */
export function OwnTime({ at, sentence, formatted: { style, pattern, official } }: OwnTimeProps): ReactNode {
  const t = useTranslations('common')
  // The name of the zone says whose time it is.
  const own = style.ownTimeNote?.kind === 'zone' ? '{time}' : t('your_time', { time: '{time}' })
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
export function OwnDay({ at, timeZone = 'UTC', sentence = '{date}' }: OwnDateProps): ReactNode {
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
