import type { GatewayContext } from '#gateway/context.ts'
import { insertAnalyticsEvents, type NewAnalyticsEvent } from '#gateway/site/db/analytics-events.ts'
import { redactMessage } from '@fanfare/kernel/redact-message.ts'
import type { AnalyticsEvent } from '@fanfare/contract/site/analytics-event.ts'
import { WELCOME_ALIAS } from '@fanfare/contract/aliases.ts'
import { welcomeActivity } from '#gateway/activities/find-activity.ts'

interface ReceivedEvents {
  visit: string
  events: readonly AnalyticsEvent[]
}

/** The page has redacted its messages; anything may send a valid event, so this does not rely on it (ANA-3). */
const redacted = (event: AnalyticsEvent): AnalyticsEvent =>
  event.name === 'activity_error' ? { ...event, message: redactMessage(event.message) } : event

function toRow(event: AnalyticsEvent): NewAnalyticsEvent {
  const { name, page, route, locale, ...rest } = redacted(event)
  const { activity, ...detail } = { activity: undefined, ...rest }
  return { name, page, route, locale, activity, detail }
}

/** POST /v1/public/events: stores the events of one visit. Neither the account nor the address of the caller is kept (ANA-3). */
export async function storeEvents(gateway: GatewayContext, received: ReceivedEvents): Promise<Record<string, never>> {
  const rows = received.events.map(toRow)
  // The address of the welcome page names no activity of its own.
  const ofWelcome = rows.filter(({ activity }) => activity === WELCOME_ALIAS)
  const welcome = ofWelcome.length > 0 ? await welcomeActivity(gateway) : null
  if (welcome) for (const row of ofWelcome) row.activity = welcome.activityId
  const reception = { visit: received.visit, percent: gateway.config.analyticsSample, at: gateway.clock.now() }
  await insertAnalyticsEvents(gateway.db, reception, rows)
  return {}
}
