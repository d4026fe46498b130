import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '#gateway/db/client.ts'
import { listEventsIn } from '#gateway/facts/db/events.ts'
import { listTalliesIn, sumTallies } from '#gateway/facts/db/tallies.ts'
import type { Cell, FactSlice } from './fact-slice.ts'
import { BUCKET_MS } from './tallies/tally-line.ts'
import type { UserFacts } from './user-facts.ts'

/** Reads facts at three levels of detail: sums between bounds, tallies, single facts. */
export const factReader = (db: Db) => ({
  sums: (requests: Parameters<typeof sumTallies>[1]) => sumTallies(db, requests),
  tallies: (cells: readonly Cell[]) => listTalliesIn(db, cells),
  events: (cells: readonly Cell[]) =>
    listEventsIn(
      db,
      cells.map(({ userId, from, until }) => ({ userId, from: from * BUCKET_MS, until: until * BUCKET_MS })),
    ),
})
export type FactReader = ReturnType<typeof factReader>

/**
 * The facts that have occurred by `now`, and the `occurredAt` of the next one. The clock of a sender may run ahead (contract
 * §7), but a task is not complete before its facts have occurred. No slice spans `now`.
 */
export function factsUntil(facts: UserFacts, now: number) {
  let next = Infinity
  const past = <Fact>(list: readonly Fact[], occurredAt: (fact: Fact) => number) => {
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
