import { DAY_MS } from './durations.ts'
import { isZone, wallTime, type ZonedTime } from './zoned-time.ts'

/**
 * The date and the clock of the reader's own zone, in the browser. Avoids `Intl`, whose first use costs a phone over 100 ms
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

let sameClock: string | undefined

/**
 * The IANA zone of the reader. A browser that cannot name it answers `Etc/Unknown` or nothing: then this is a zone with the same clock
 * in winter and in summer.
 */
export function ownZone() {
  // oxlint-disable-next-line no-restricted-properties -- the check is here
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  if (isZone(timeZone)) return timeZone
  sameClock ??= ['UTC', ...(Intl.supportedValuesOf?.('timeZone') ?? [])].find((zone) =>
    [0, 182].every((days) => {
      const at = Date.now() + days * DAY_MS
      const { year, month, day, hour, minute, second } = ownTime(at)
      return wallTime(at, zone) === Date.UTC(year, month - 1, day, hour, minute, second)
    }),
  )
  return sameClock ?? 'UTC'
}
