import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { UserFacts } from './user-facts.ts'
import type { FactSlice } from './fact-slice.ts'

/**
 * The facts that have occurred by `now`, and the `occurredAt` of the next one. The clock of a sender may run ahead (contract
 * §7), but a task is not complete before its facts have occurred. No slice spans `now`.
 */
export function factsUntil(facts: UserFacts, now: number): { facts: UserFacts; next: number | null } {
  let next = Infinity
  const past = <Fact>(list: readonly Fact[], occurredAt: (fact: Fact) => number): readonly Fact[] => {
    const ahead = list.filter((fact) => occurredAt(fact) > now)
    if (ahead.length === 0) return list
    next = ahead.reduce((first, fact) => Math.min(first, occurredAt(fact)), next)
    return list.filter((fact) => occurredAt(fact) <= now)
  }
  const until = <Known extends { events: readonly PlatformEvent[]; slices: readonly FactSlice[] }>(known: Known) => ({
    ...known,
    events: past(known.events, ({ occurredAt }) => occurredAt),
    slices: past(known.slices, ({ firstAt }) => firstAt),
  })
  const occurred = { ...until(facts), friends: facts.friends.map(until) }
  return next === Infinity ? { facts, next: null } : { facts: occurred, next }
}
