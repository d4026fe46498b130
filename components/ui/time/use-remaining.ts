'use client'

import { useReducedMotion } from '../browser/use-media-query.ts'
import { useNow } from './use-now.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Under this a countdown warns (design §6). */
export const LAST_CALL_MS = 10 * MINUTE
/** Under this a countdown shows HH:MM:SS. */
export const LAST_DAY_MS = 24 * HOUR

interface Remaining {
  ms: number
  /** Reduced motion, more than an hour left: whole minutes, changing once a minute. */
  calm: boolean
}

/** Time to `to` (ms since the epoch) by the server's clock; null until the page is hydrated. Never below 0. */
export function useRemaining(to: number): Remaining | null {
  const now = useNow()
  const reduced = useReducedMotion()
  if (now === null) return null
  const ms = Math.max(0, to - now)
  const calm = reduced && ms > HOUR
  return { ms: calm ? Math.floor(ms / MINUTE) * MINUTE : ms, calm }
}
