import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'

/** Offsets of zones change at quarters of an hour since 1973 (ms). */
const QUARTER_MS = 900_000
const MOST_KEPT = 50_000

const offsetText = (ms: number): string => {
  const minutes = Math.abs(ms) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** Writes instants as `2026-11-20 10:00:00+01:00` in a zone; without an instant the text is empty. */
export function createLocalTime(timeZone: string): (at: number | null) => string {
  const offsets = new Map<number, number>()
  return (at) => {
    if (at === null) return ''
    const quarter = at - (at % QUARTER_MS)
    let offset = offsets.get(quarter)
    if (offset === undefined) {
      offset = wallTime(quarter, timeZone) - quarter
      if (offsets.size >= MOST_KEPT) offsets.clear()
      offsets.set(quarter, offset)
    }
    return new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ') + offsetText(offset)
  }
}
