import { DAY_MS } from '../time/durations.ts'

const MINUTE_MS = 60_000

/** Contract §3: the token inside the CC cookie lives 15 minutes, the cookie 365 days. */
export const ACCESS_MS = 15 * MINUTE_MS
export const CC_COOKIE_SECONDS = 31_536_000
/** @assumed 30 days since the last renewal; the session token lives as long. */
export const REFRESH_MS = 30 * DAY_MS
/** The immediate parent gets the same successor within this time: two tabs, a lost answer. */
export const REPEAT_MS = 10_000
