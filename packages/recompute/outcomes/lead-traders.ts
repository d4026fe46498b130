import type { Snapshot } from '../database/snapshot.ts'
import { judged } from '../facts/exclusions.ts'
import { factsOf, knownAt, type EventRow, type Fact } from '../facts/fact.ts'

/** What is known of everybody of whom the platform has sent figures as a lead trader, by user. */
export type LeadFacts = ReadonlyMap<string, readonly Fact[]>

const EVENTS = `select event_id, type, user_id, occurred_at, received_at, payload from audit_events
  where type in ('lead.stats', 'account.classified')
    and user_id in (select user_id from audit_events where type = 'lead.stats') order by user_id`

export async function readLeadFacts(snapshot: Snapshot): Promise<LeadFacts> {
  const rows = await snapshot.rows<EventRow>(EVENTS)
  return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, events]) => [userId, factsOf(events)]))
}

/** Whose figures were known at an instant. Those of a market maker do not count. */
export function leadsAt(leads: LeadFacts, at: number): Set<string> {
  const known = [...leads].filter(([, facts]) =>
    judged(knownAt(facts, at)).counted.some(({ type }) => type === 'lead.stats'),
  )
  return new Set(known.map(([userId]) => userId))
}
