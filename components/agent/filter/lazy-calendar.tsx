'use client'

import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import type { Locale } from '@fanfare/languages/locales.ts'
import type { DayCalendarProps } from './day-calendar.tsx'

type CalendarProps = Omit<DayCalendarProps, 'dateLocale'>

const calendars = new Map<Locale, ReturnType<typeof lazyWithRetry<CalendarProps>>>()

/** The calendar with the names of a language; both load when it is first drawn. */
export function lazyCalendar(locale: Locale) {
  const calendar =
    calendars.get(locale) ??
    lazyWithRetry<CalendarProps>(async () => {
      const [{ DayCalendar }, { loadCalendarLocale }] = await Promise.all([
        import('./day-calendar.tsx'),
        import('./calendar-locales.ts'),
      ])
      const dateLocale = await loadCalendarLocale(locale)
      return function Calendar(props) {
        return <DayCalendar {...props} dateLocale={dateLocale} />
      }
    })
  calendars.set(locale, calendar)
  return calendar
}
