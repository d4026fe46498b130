import { sql } from 'kysely'
import type { Db } from './db/client.ts'

/** The gateway's one clock (D-16): ms since the epoch. */
export interface Clock {
  now: () => number
}

/** `POST /ops/v1/clock` sets an offset to the machine's time; `X-OPS-TIMESTAMP` is always checked by the machine's time. */
export interface AdjustableClock extends Clock {
  /** null removes the offset. */
  set: (now: number | null) => void
  machineNow: () => number
}

export function createClock(machineNow: () => number = Date.now): AdjustableClock {
  let offset = 0
  return {
    machineNow,
    now: () => machineNow() + offset,
    set: (now) => {
      offset = now === null ? 0 : now - machineNow()
    },
  }
}

/** Far above what synchronized clocks differ by, and below the 5 minutes by which a signature may be off. ms */
const TOLERATED_MS = 60_000

/**
 * By how much this machine's clock is ahead of the database's, which all instances share, in ms; negative when it is behind. The
 * time that the answer took counts as no difference.
 */
export async function readClockOffset(db: Db, { machineNow }: Pick<AdjustableClock, 'machineNow'>): Promise<number> {
  const asked = machineNow()
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`.execute(db)
  const at = rows[0]?.at ?? asked
  const answered = machineNow()
  return asked > at ? asked - at : Math.min(0, answered - at)
}

/** Null when the offset can be tolerated. */
export function describeClockOffset(offsetMs: number): string | null {
  if (Math.abs(offsetMs) <= TOLERATED_MS) return null
  const seconds = Math.round(Math.abs(offsetMs) / 1000)
  return `is ${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} the database’s`
}
