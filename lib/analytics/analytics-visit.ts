import { randomText } from '../http/random-text.ts'
import { readStored, writeStored } from '../stored.ts'

const KEY = 'fanfareAnalyticsVisit'
const FORM = /^[0-9a-f]{16}$/

/** The random number of this tab's visit, 16 hex digits; it ends with the tab and is connected with no account (ANA-3). */
export function analyticsVisit() {
  const kept = readStored(KEY, 'sessionStorage')
  if (kept !== null && FORM.test(kept)) return kept
  // Without storage, each document is a visit.
  const made = randomText().slice(0, 16)
  writeStored(KEY, made, 'sessionStorage')
  return made
}

export const forgetAnalyticsVisit = () => writeStored(KEY, null, 'sessionStorage')

/** Whether the visit belongs to the sample; `percent`: 1 to 100. All events of a visit are sent, or none. */
export const isSampled = (visit: string, percent: number) =>
  (Number.parseInt(visit.slice(0, 8), 16) / 0x1_0000_0000) * 100 < percent
