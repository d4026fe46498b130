import type { Locale } from './locales.ts'
import type { OwnTimeNote } from './own-time-note.ts'
import dates from './tables/dates.json' with { type: 'json' }

/**
 * How a language writes dates (Gregorian, Latin digits). Patterns hold `{y}`, `{M}` (a name of `months`), `{d}`,
 * `{HH}` / `{H}` (24 h, two digits or not), `{h}` (12 h), `{mm}`, `{p}` (day period).
 */
export interface DateStyle {
  readonly months: readonly string[]
  readonly date: string
  readonly dayMonth: string
  /** Joins `{date}` (with or without year) and `{time}`. */
  readonly dateTime: string
  readonly time: string
  /** Before and after noon; only for languages with a 12 h clock. */
  readonly dayPeriods?: readonly string[]
  /** For deadlines: Japanese and Korean have no word for the reader's own time, and Iran's calendar is the Jalali one. */
  readonly ownTimeNote?: OwnTimeNote
}

/** CLDR 48 short dates, fixed because ICU differs between servers and browsers (ko prints "AM" in one and "오전" in the next). */
export const DATE_STYLES = dates as Readonly<Record<Locale, DateStyle>>
