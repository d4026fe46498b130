import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { HappeningOf } from './journey.ts'
import { LEAD_TRADERS } from './lead-traders.ts'
import type { Person, Walk } from './walk-journey.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The promotion whose lead traders the demonstration's people copy. */
export const COPIED_ALIAS = 'first-copy-covered'

/** How the first orders closed: a cover in each state, then some more; the orders of everybody else are open. */
const CLOSES: readonly (Pick<HappeningOf<'copy.closed'>, 'pnl' | 'automatic'> | null)[] = [
  { pnl: '-31.50', automatic: true },
  { pnl: '-8.20', automatic: false },
  null,
  { pnl: '14.75', automatic: true },
  { pnl: '-12.40', automatic: true },
]

const isLead = ({ journey }: Person) => LEAD_TRADERS.includes(journey)

/** The users of the lead traders among these people. */
export const leadIdsOf = (people: readonly Person[]) => userIdsOf(people.filter(isLead))

/** Copies of the promotion's participants: each begins an hour after joining, and some orders closed three hours later. */
export function copyFacts({ seededAt }: Walk, people: readonly Person[]): PlatformEventInput[] {
  const leads = leadIdsOf(people)
  const joined = people.flatMap((person) => {
    const { userId, journey } = person
    const join = journey.steps.find((step) => 'join' in step && step.join === COPIED_ALIAS)
    return join === undefined || isLead(person)
      ? []
      : [{ userId, hasLogin: journey.password !== undefined, joinedAgo: join.ago }]
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
