import { zonedTime } from '@fanfare/kernel/time/zoned-time.ts'

const MINUTE = 60_000

/** `UTC`, `UTC+8`, `UTC-3:30`: the zone's offset at that instant. ms since the epoch, IANA name. */
export function zoneName(ms: number, timeZone: string) {
  const { year, month, day, hour, minute } = zonedTime(ms, timeZone)
  return offsetName(Math.round(Date.UTC(year, month - 1, day, hour, minute) / MINUTE) - Math.floor(ms / MINUTE))
}

/** The same for an offset in minutes. */
export function offsetName(offset: number) {
  if (offset === 0) return 'UTC'
  const minutes = Math.abs(offset) % 60
  const hours = Math.floor(Math.abs(offset) / 60)
  return `UTC${offset < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}
