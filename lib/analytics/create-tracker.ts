import { analyticsEventSchema, type AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { describePage } from './describe-page.ts'
import type { Sink } from './sinks.ts'

export interface Tracker {
  track: (fact: AnalyticsFact) => void
}

/**
 * Adds the page to each fact, drops every field that the event's schema does not list (ANA-3), and gives the event to all sinks.
 * An event that its schema refuses is sent nowhere. `pathname` reads the path of the page's address.
 */
export const createTracker = (sinks: readonly Sink[], pathname: () => string): Tracker => ({
  track: (fact) => {
    const { activity: _shown, ...page } = describePage(pathname())
    const { success, data } = analyticsEventSchema.safeParse({ ...page, ...fact })
    if (success) for (const sink of sinks) sink(data)
  },
})
