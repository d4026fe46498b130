import type { ZonedTime } from './zoned-time.ts'

/**
 * The date and the clock of the reader's own zone, in the browser. Without `Intl`, whose first use costs a phone over 100 ms
 * while the page comes alive.
 */
export function ownTime(ms: number): ZonedTime {
  const date = new Date(ms)
  return {
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  }
}
