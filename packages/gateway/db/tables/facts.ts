import type { Generated, JSONColumnType } from 'kysely'
import type { EventRejection } from '@fanfare/contract/ops/send-events.ts'
import type { Decimal, Instant, Position } from './columns.ts'

/** The sum of a user's facts of one measure in a quarter of an hour. */
export interface TalliesTable {
  userId: string
  bucket: number
  measure: string
  count: number
  amount: Decimal
  gain: Decimal | null
  largest: Decimal | null
  earliest: string | null
  firstAt: Instant
  lastAt: Instant
}

export interface FactsTables {
  /** Platform facts, as they came (GW-2). An unknown userId is kept. */
  events: {
    eventId: string
    type: string
    userId: string
    occurredAt: Instant
    receivedAt: Instant
    payload: JSONColumnType<Record<string, unknown>>
    /** SHA-256 of the canonical content: the same id with another content is a conflict. */
    contentHash: string
    position: Position
  }
  /** Events that a reversal takes back (ADR 0004); the events themselves stay as they are. */
  eventReversals: {
    /** The id of the wrong event, which may not have arrived yet. */
    reverses: string
    /** The user of the event, as the reversal says. */
    userId: string
    /** The id of the `event.reversed`. */
    reversedBy: string
    /** When the reversal arrived. */
    at: Instant
    /** Nothing counts the event from then on; null while everything counts it, or while it has not arrived. */
    appliedAt: Instant | null
  }
  /** Sums of facts (ADR 0030), see `TallyLine`; nothing is in them that the events do not say. */
  tallies: TalliesTable
  /** The same by market, of measures that the version before writes as one sum: `profit.futures` beside `profit`. */
  profitTallies: TalliesTable
  /** Events that were refused; the newest 1,000. A field that could not be read is null. */
  rejectedEvents: {
    id: Generated<string>
    at: Instant
    eventId: string | null
    type: string | null
    userId: string | null
    reason: EventRejection
    path: string
    message: string
  }
}
