import type { PlatformEventInput } from '#lib/contract/ops/platform-event.ts'
import { HOUR_MS } from '#gateway/domain/time/durations.ts'
import type { HappeningOf } from './journey.ts'
import { LEAD_TRADERS } from './lead-traders.ts'
import type { Person, Walk } from './walk-journey.ts'

const ALIAS = 'first-copy-covered'

type Close = Pick<HappeningOf<'copy.closed'>, 'pnl' | 'automatic'>

/** How the first orders closed: a cover in each state, then some more; the orders of everybody else are open. */
const CLOSES: readonly (Close | null)[] = [
  { pnl: '-31.50', automatic: true },
  { pnl: '-8.20', automatic: false },
  null,
  { pnl: '14.75', automatic: true },
  { pnl: '-12.40', automatic: true },
]

/** Copies of the promotion's participants: each begins an hour after joining, and some orders closed three hours later. */
export function copyFacts({ seededAt }: Walk, people: readonly Person[]): PlatformEventInput[] {
  const leads = people.filter(({ journey }) => LEAD_TRADERS.includes(journey)).map(({ userId }) => userId)
  const joined = people.flatMap(({ userId, journey }) => {
    const join = journey.steps.find((step) => 'join' in step && step.join === ALIAS)
    return join === undefined ? [] : [{ userId, hasLogin: journey.password !== null, joinedAgo: join.ago }]
  })
  const crowd = joined.filter(({ hasLogin }) => !hasLogin)
  return joined.flatMap((person): PlatformEventInput[] => {
    const { userId, hasLogin, joinedAgo } = person
    const index = crowd.indexOf(person)
    const close = hasLogin ? null : (CLOSES[index] ?? null)
    const traderId = leads[Math.max(0, index) % leads.length]
    if (traderId === undefined) return []
    const eventId = `demo-copy-${userId}`
    const followedAt = seededAt - (joinedAgo - 1) * HOUR_MS
    const closedAt = Math.min(followedAt + 3 * HOUR_MS, seededAt)
    return [
      { type: 'copy.followed', eventId, userId, occurredAt: followedAt, traderId, usdtValue: '200' },
      ...(close === null
        ? []
        : [
            {
              type: 'copy.closed' as const,
              eventId: `${eventId}-closed`,
              userId,
              occurredAt: closedAt,
              traderId,
              orderId: `demo-order-${index}`,
              ...close,
            },
          ]),
    ]
  })
}
