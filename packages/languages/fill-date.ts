import type { DateStyle } from './date-styles.ts'
import { zonedTime, type ZonedTime } from '@fanfare/kernel/time/zoned-time.ts'

/** The words that a language's date patterns need; small enough to be passed to a client component. */
export type DateWords = Pick<DateStyle, 'months' | 'dayPeriods'>

/** Writes an instant by a pattern of `DateStyle`. `ms` since the epoch, `timeZone` an IANA name. */
export const fillDate = (words: DateWords, pattern: string, ms: number, timeZone: string) =>
  fillPattern(words, pattern, zonedTime(ms, timeZone))

/** Writes a date and clock by a pattern of `DateStyle`. */
export function fillPattern(words: DateWords, pattern: string, time: ZonedTime) {
  const { year, month, day, hour, minute } = time
  const tokens: Record<string, string> = {
    y: String(year),
    M: words.months[month - 1] ?? '',
    d: String(day),
    HH: String(hour).padStart(2, '0'),
    H: String(hour),
    h: String(hour % 12 || 12),
    mm: String(minute).padStart(2, '0'),
    p: words.dayPeriods?.[hour < 12 ? 0 : 1] ?? '',
  }
  return pattern.replace(/\{(\w+)\}/g, (_, token: string) => tokens[token] ?? '')
}
