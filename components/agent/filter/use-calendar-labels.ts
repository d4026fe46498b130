'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { Labels } from 'react-day-picker'
import { formatDate } from '@fanfare/languages/format-date.ts'
import { fromCalendar } from './calendar-day.ts'

/** The names that only screen readers read. */
export function useCalendarLabels(): Partial<Labels> {
  const t = useTranslations('agent.filter')
  const locale = useLocale()
  const nameOf = (date: Date) => formatDate(locale, Date.parse(fromCalendar(date)), 'UTC')
  return {
    labelNav: () => t('calendar_months'),
    labelPrevious: () => t('calendar_previous'),
    labelNext: () => t('calendar_next'),
    labelDayButton: (date, { today, selected }) => {
      const day = today ? t('calendar_today', { day: nameOf(date) }) : nameOf(date)
      return selected ? t('calendar_chosen', { day }) : day
    },
  }
}
