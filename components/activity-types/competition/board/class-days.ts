import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { ClassSubject } from './class-subject.ts'

const DAY_MS = 86_400_000

/** The first and the last day whose trades decide the class. */
export const classDays = (
  { startTime, timeZone }: Pick<ClassSubject, 'startTime' | 'timeZone'>,
  volumeDays: number,
  locale: Locale,
): { from: string; to: string } => ({
  from: formatDayMonth(locale, startTime - volumeDays * DAY_MS, timeZone),
  to: formatDayMonth(locale, startTime - 1, timeZone),
})
