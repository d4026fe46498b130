/** ms */
export const MINUTE_MS = 60_000
/** ms */
export const HOUR_MS = 60 * MINUTE_MS
/** ms; 24 hours, whatever the calendar says. */
export const DAY_MS = 24 * HOUR_MS
