import type { GatewayContext } from '#gateway/context.ts'
import { contentHashes } from '#gateway/db/events.ts'
import { ingestEvents } from '#gateway/domain/facts/ingest-events.ts'

/** Repeated presses and retries within it are one share, ms. */
const ONE_SHARE_MS = 60_000

/** Stores the fact `link.shared` that completes SHARE_LINK tasks (ADR 0039). */
export async function recordShare(gateway: GatewayContext, userId: string, activityId: string): Promise<void> {
  const occurredAt = gateway.clock.now()
  const eventId = `share_${userId}_${activityId}_${Math.floor(occurredAt / ONE_SHARE_MS)}`
  const known = await contentHashes(gateway.db, [eventId])
  if (known.size > 0) return
  await ingestEvents(gateway, [{ eventId, type: 'link.shared', userId, occurredAt, activityId }])
}
