import type { DayPickerLocale } from 'react-day-picker'

/** The locale with other names of months, from January on. */
export const withMonths = (locale: DayPickerLocale, months: readonly string[]): DayPickerLocale => ({
  ...locale,
  localize: { ...locale.localize, month: (index) => months[index] ?? '' },
})
