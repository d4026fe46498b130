'use client'

import { serverNow } from '#lib/http/clock.ts'
import { lastDays } from '#lib/agent/calendar-days.ts'

/** Days of an overview; the codes of a campaign count over the same time (contract §5). */
const OVERVIEW_DAYS = 30

/** The days of the overview in the campaign's own zone, so that all of its figures are of the same days. */
export function useLastDays(timeZone: string): {
  days: string[]
  query: { from: string; to: string; timeZone: string }
} {
  const days = lastDays(serverNow(), timeZone, OVERVIEW_DAYS)
  return { days, query: { from: days[0] ?? '', to: days.at(-1) ?? '', timeZone } }
}
