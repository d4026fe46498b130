/** ms */
export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
/** ms; 24 hours, whatever the calendar says (`zoned-day.ts` has the calendar's days). */
export const DAY_MS = 86_400_000
