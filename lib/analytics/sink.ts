import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'

/** A destination of events, each already reduced to the fields of its schema. */
export interface Sink {
  send: (event: AnalyticsEvent) => void
}
