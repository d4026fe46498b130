import { wallTime } from '@fanfare/kernel/time/zoned-time.ts'

/** Offsets of zones change at quarters of an hour since 1973 (ms). */
const QUARTER_MS = 900_000
const MOST_KEPT = 50_000

const offsetText = (ms: number) => {
  const minutes = Math.abs(ms) / 60_000
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${ms < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/**
 * Writes instants in a zone as `2026-11-20 10:00:00+01:00`, or without the offset; without an instant the text is empty. A statement has no
 * offsets: its zone is the campaign's, and the bytes of a settled month never change.
 */
export function createLocalTime(timeZone: string, { hasOffset = true } = {}): (at: number | null) => string {
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
    const text = new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ')
    return hasOffset ? text + offsetText(offset) : text
  }
}
