import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { listFirstParticipants } from '#gateway/activities/db/bulk-participations.ts'
import { HOUR_MS } from '#gateway/util/time/durations.ts'
import { COPIED_ALIAS, leadIdsOf } from './copy-facts.ts'
import type { Person, Walk } from './walk-journey.ts'

/** Participants without a history of their own who copy. */
const FOLLOWERS = 64
const MOST_ORDERS = 3

/** From -165.00 to 164.90 USDT, the same in every run. */
const resultOf = (follower: number, order: number): string =>
  (((follower * 104_729 + order * 7_919) % 3_300) / 10 - 165).toFixed(2)

/** Closed copied orders of many followers, for both leaderboards of the promotion. */
export async function followerFacts(
  { gateway, activities, seededAt }: Walk,
  people: readonly Person[],
): Promise<PlatformEventInput[]> {
  const activityId = activities.get(COPIED_ALIAS)
  const leads = leadIdsOf(people)
  if (activityId === undefined || leads.length === 0) return []
  const followers = await listFirstParticipants(gateway.db, activityId, FOLLOWERS)
  return followers.flatMap(({ userId, appliedAt }, follower) =>
    Array.from({ length: 1 + (follower % MOST_ORDERS) }, (_, order): PlatformEventInput => {
      const pnl = resultOf(follower, order)
      return {
        type: 'copy.closed',
        eventId: `demo-follow-${userId}-${order}`,
        userId,
        occurredAt: Math.min(appliedAt + (order + 1) * HOUR_MS, seededAt),
        traderId: leads[(follower * 7 + order * 4) % leads.length] ?? '',
        orderId: `demo-follow-${follower}-${order}`,
        pnl,
        // They close losses themselves, so the only covers are those of the people with a history.
        automatic: !pnl.startsWith('-'),
      }
    }),
  )
}
