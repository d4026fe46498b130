/** The calendar's date of a day `YYYY-MM-DD`: noon of the browser's zone, which every day has. */
export const toCalendar = (day: string): Date => new Date(`${day}T12:00:00`)

/** The day of a date of the calendar, `YYYY-MM-DD`. */
export const fromCalendar = (date: Date): string =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-')
