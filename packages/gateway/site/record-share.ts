import type { Caller, GatewayContext } from '#gateway/context.ts'
import { storeShare } from '#gateway/site/db/shares.ts'
import { present } from '#gateway/util/domain-error.ts'
import { ingestEvents } from '#gateway/facts/ingest-events.ts'
import { readShareReceipt } from '#gateway/util/share-receipt.ts'

/** Of one user and activity: at most ten in a UTC day, and one in each minute. @assumed */
export const SHARE_LIMITS = { aDay: 10, oneEvery: 60_000 } as const

/**
 * Stores the fact `link.shared` that completes SHARE_LINK tasks (ADR 0039), once per receipt. The fact has the id of the receipt and the time
 * of its first use, so a repetition stores what an interrupted call did not, and nothing twice.
 * @throws DomainError 51001: the receipt is none of this user and activity, or has expired
 */
export async function recordShare(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  activityId: string,
  receipt: string,
): Promise<Record<string, never>> {
  const now = gateway.clock.now()
  const id = present(readShareReceipt(gateway.keys.share, { userId, activityId }, receipt, now))
  const { at, isCounted } = await storeShare(gateway.db, { receipt: id, userId, activityId, at: now }, SHARE_LIMITS)
  if (isCounted)
    await ingestEvents(gateway, [{ eventId: `share_${id}`, type: 'link.shared', userId, occurredAt: at, activityId }])
  return {}
}
