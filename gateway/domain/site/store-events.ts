import type { GatewayContext } from '#gateway/context.ts'
import { insertAnalyticsEvents, type NewAnalyticsEvent } from '#gateway/db/analytics-events.ts'
import type { AnalyticsEvent } from '#lib/contract/site/analytics-event.ts'
import { WELCOME_ALIAS } from '#lib/contract/welcome-alias.ts'
import { welcomeActivity } from '#gateway/domain/activity/find-activity.ts'

interface ReceivedEvents {
  visit: string
  events: readonly AnalyticsEvent[]
}

function toRow({ name, page, route, locale, ...rest }: AnalyticsEvent): NewAnalyticsEvent {
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
