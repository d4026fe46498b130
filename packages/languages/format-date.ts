import { DATE_STYLES, type DateStyle } from './date-styles.ts'
import { fillDate } from './fill-date.ts'
import type { Locale } from './locales.ts'
import { addNote } from './own-time-note.ts'
import { zoneName } from './zone-name.ts'

/** `Nov 20, 2026`. `ms` since the epoch, `timeZone` an IANA name; the same for all dates below. */
export function formatDate(locale: Locale, ms: number, timeZone: string) {
  return fill(DATE_STYLES[locale].date, locale, ms, timeZone)
}

/** `Nov 20`: where the year is obvious. */
export function formatDayMonth(locale: Locale, ms: number, timeZone: string) {
  return fill(DATE_STYLES[locale].dayMonth, locale, ms, timeZone)
}

/** `9:30 AM` or `09:30`, by the language's clock. */
export function formatTime(locale: Locale, ms: number, timeZone: string) {
  return fill(DATE_STYLES[locale].time, locale, ms, timeZone)
}

/** `Nov 20, 2026, 9:30 AM` */
export function formatDateTime(locale: Locale, ms: number, timeZone: string) {
  const { date, time, dateTime } = DATE_STYLES[locale]
  return fill(dateTime.replace('{date}', date).replace('{time}', time), locale, ms, timeZone)
}

/** `Nov 20, 9:30 AM` */
export function formatDayMonthTime(locale: Locale, ms: number, timeZone: string) {
  const { dayMonth, time, dateTime } = DATE_STYLES[locale]
  return fill(dateTime.replace('{date}', dayMonth).replace('{time}', time), locale, ms, timeZone)
}

/** A deadline in the reader's own zone: `Nov 20, 9:30 AM`, in some languages with the zone or the Jalali day. */
export function formatDeadline(locale: Locale, ms: number, timeZone: string) {
  const { ownTimeNote }: DateStyle = DATE_STYLES[locale]
  const text = formatDayMonthTime(locale, ms, timeZone)
  return ownTimeNote ? addNote(ownTimeNote, text, ms, timeZone, zoneName(ms, timeZone)) : text
}

/** The day of a deadline in the reader's own zone: `Nov 20`, in Persian with the Jalali day. */
export function formatDeadlineDay(locale: Locale, ms: number, timeZone: string) {
  const { ownTimeNote }: DateStyle = DATE_STYLES[locale]
  const text = formatDayMonth(locale, ms, timeZone)
  return ownTimeNote?.kind === 'calendar' ? addNote(ownTimeNote, text, ms, timeZone, zoneName(ms, timeZone)) : text
}

function fill(pattern: string, locale: Locale, ms: number, timeZone: string) {
  const text = fillDate(DATE_STYLES[locale], pattern, ms, timeZone)
  // A day that ends a sentence would show two full stops after an abbreviated month: “20 дек..”.
  return pattern.endsWith('{M}') ? text.replace(/\.$/, '') : text
}
