import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { UserFacts } from '../tasks/decision.ts'

/**
 * The facts that have occurred by now, and when the next one will have: senders' clocks may run ahead (contract §7), and a
 * task is not reached before its facts have happened.
 */
export function factsUntil(facts: UserFacts, now: number): { facts: UserFacts; next: number | null } {
  let next = Infinity
  const past = (events: readonly PlatformEvent[]): readonly PlatformEvent[] => {
    const ahead = events.filter(({ occurredAt }) => occurredAt > now)
    if (ahead.length === 0) return events
    next = ahead.reduce((first, { occurredAt }) => Math.min(first, occurredAt), next)
    return events.filter(({ occurredAt }) => occurredAt <= now)
  }
  const events = past(facts.events)
  const friends = facts.friends.map((friend) => ({ ...friend, events: past(friend.events) }))
  return next === Infinity ? { facts, next: null } : { facts: { ...facts, events, friends }, next }
}
