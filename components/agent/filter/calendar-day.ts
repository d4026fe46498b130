import dayjs from 'dayjs'

/** The calendar's date of a day `YYYY-MM-DD`: noon of the browser's zone, which every day has. */
export const toCalendar = (day: string): Date => dayjs(`${day}T12:00:00`).toDate()

/** The day of a date of the calendar, `YYYY-MM-DD`. */
export const fromCalendar = (date: Date): string => dayjs(date).format('YYYY-MM-DD')
