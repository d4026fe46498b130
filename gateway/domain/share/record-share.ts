import type { GatewayContext } from '#gateway/context.ts'
import { eventTimes } from '#gateway/db/events.ts'
import { ingestEvents } from '#gateway/domain/facts/ingest-events.ts'

/** Repeated presses and retries within it are one share, ms. */
const ONE_SHARE_MS = 60_000
const DAY_MS = 86_400_000
/** Of one user and activity in a UTC day; a loop earns no more. @assumed */
export const SHARES_A_DAY = 10

/**
 * Stores the fact `link.shared` that completes SHARE_LINK tasks (ADR 0039). Each share of a day has a numbered id, so the events' unique
 * key keeps the limit also between requests of the same moment.
 */
export async function recordShare(gateway: GatewayContext, userId: string, activityId: string): Promise<void> {
  const occurredAt = gateway.clock.now()
  const day = Math.floor(occurredAt / DAY_MS)
  const ids = Array.from({ length: SHARES_A_DAY }, (_, index) => `share_${userId}_${activityId}_${day}_${index}`)
  const times = await eventTimes(gateway.db, ids)
  const eventId = ids[times.length]
  const isRepeated = times.some((time) => minuteOf(time) === minuteOf(occurredAt))
  if (eventId === undefined || isRepeated) return
  await ingestEvents(gateway, [{ eventId, type: 'link.shared', userId, occurredAt, activityId }])
}

const minuteOf = (time: number): number => Math.floor(time / ONE_SHARE_MS)
