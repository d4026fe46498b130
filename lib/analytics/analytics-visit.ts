import { randomText } from '../http/random-text.ts'

const KEY = 'fanfareAnalyticsVisit'
const FORM = /^[0-9a-f]{16}$/

const randomVisit = () => randomText().slice(0, 16)

/** The random number of this tab's visit, 16 hex digits; it ends with the tab and is connected with no account (ANA-3). */
export function analyticsVisit() {
  try {
    const kept = sessionStorage.getItem(KEY)
    if (kept !== null && FORM.test(kept)) return kept
    const made = randomVisit()
    sessionStorage.setItem(KEY, made)
    return made
  } catch {
    // Without storage, each document is a visit.
    return randomVisit()
  }
}

export function forgetAnalyticsVisit() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

/** Whether the visit belongs to the sample; `percent`: 1 to 100. All events of a visit are sent, or none. */
export const isSampled = (visit: string, percent: number) =>
  (Number.parseInt(visit.slice(0, 8), 16) / 0x1_0000_0000) * 100 < percent
