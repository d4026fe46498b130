import type { AdjustableClock } from '../clock.ts'
import { queryValue, type Db } from './client.ts'

/** Far above the difference of synchronized clocks, and below the 5 minutes by which a signature may be off. ms */
const TOLERATED_MS = 60_000

/**
 * How far this machine's clock is ahead of the database's, which all instances share, in ms; negative when it is behind. The time that the answer
 * took does not count.
 */
export async function readClockOffset(db: Db, { machineNow }: AdjustableClock) {
  const asked = machineNow()
  const at = await queryValue<number>(db)`select (extract(epoch from clock_timestamp()) * 1000)::bigint`
  const answered = machineNow()
  return asked > at ? asked - at : Math.min(0, answered - at)
}

/** Null when the offset can be tolerated. */
export function describeClockOffset(offsetMs: number) {
  if (Math.abs(offsetMs) <= TOLERATED_MS) return null
  const seconds = Math.round(Math.abs(offsetMs) / 1000)
  return `is ${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} the database’s`
}
