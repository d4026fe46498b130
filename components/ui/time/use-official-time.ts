import { useLocale, useTranslations } from 'next-intl'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { DATE_STYLES, type DateStyle } from '@fanfare/languages/date-styles.ts'
import { fillDate } from '@fanfare/languages/fill-date.ts'
import { zoneName } from '@fanfare/languages/zone-name.ts'

export interface OfficialTime {
  style: DateStyle
  /** Day and time in the language's order. */
  pattern: string
  /** The time in the official zone, with the zone's name. */
  official: string
}

/** @param at ms since the epoch @param timeZone an IANA name */
export function useOfficialTime(at: number, timeZone: string): OfficialTime {
  const t = useTranslations('common')
  const locale = useLocale()
  const style: DateStyle = DATE_STYLES[locale]
  const pattern = style.dateTime.replace('{date}', style.dayMonth).replace('{time}', style.time)
  const zone = isolateLtr(locale, zoneName(at, timeZone))
  return { style, pattern, official: t('zone_time', { time: fillDate(style, pattern, at, timeZone), zone }) }
}
