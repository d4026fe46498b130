/** ms; a day of fixed length, not one of a calendar (those are in `task/zoned-day.ts`). */
export const DAY_MS = 86_400_000
