import { sql } from 'kysely'
import { rowsOf, type Db } from '../../db/client.ts'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { eventOf, isCounted, type EventRow } from './events.ts'
import { tableOf, type TallyTable } from './tallies.ts'

/** Facts of one tally, `until` exclusive, both in ms. */
export interface FactRange {
  tallied: string
  from: number
  until: number
}

/** A range and its events: those of the type whose `field`, in capitals, is `value`; all of the type when `field` is null. */
interface EventRange extends FactRange {
  type: string
  field: string | null
  value: string | null
}

interface NewestEventsInput {
  userId: string
  ranges: readonly EventRange[]
  eventIds: readonly string[]
  /** The most events of each range. */
  limit: number
  /** ms of a bucket of tallies. */
  bucketMs: number
}

/** A fact and when the gateway learned it, ms. */
export type ArrivedEvent = PlatformEvent & { receivedAt: number }

/**
 * The newest facts of a user in each range, and single facts by id, in any order and each once. Tallies name the quarters
 * of an hour with such facts, so at most `limit` of these are searched however many other facts the user has.
 */
export async function listNewestEvents(db: Db, input: NewestEventsInput): Promise<ArrivedEvent[]> {
  if (input.ranges.length === 0 && input.eventIds.length === 0) return []
  const rows = await rowsOf(db, newestEvents(input))
  return [...new Map(rows.map(({ receivedAt, ...row }) => [row.eventId, { ...eventOf(row), receivedAt }])).values()]
}

/** The query of `listNewestEvents`. */
export function newestEvents({ userId, ranges, eventIds, limit, bucketMs }: NewestEventsInput) {
  // One bucket more: the newest one may have its facts after `until`.
  const newestOf = (table: TallyTable, inside: readonly EventRange[]) => sql`
    select e.* from jsonb_to_recordset(${JSON.stringify(inside)}::jsonb)
      as w(tallied text, type text, field text, value text, "from" bigint, "until" bigint)
    cross join lateral (
      select f.* from (
        select bucket from ${sql.table(table)}
        where user_id = ${userId} and measure = w.tallied
          and bucket between w."from" / ${bucketMs} and (w."until" - 1) / ${bucketMs}
        order by bucket desc limit ${limit + 1}
      ) b
      cross join lateral (
        select event_id, type, user_id, occurred_at, payload, received_at from events
        where user_id = ${userId} and type = w.type
          and occurred_at >= greatest(w."from", b.bucket::bigint * ${bucketMs})
          and occurred_at < least(w."until", (b.bucket + 1)::bigint * ${bucketMs})
          and (w.field is null or upper(payload ->> w.field) = w.value) and ${isCounted()}
        order by occurred_at desc, event_id desc limit ${limit}
      ) f
      order by f.occurred_at desc, f.event_id desc limit ${limit}
    ) e`
  const byTable = Map.groupBy(ranges, ({ tallied }) => tableOf(tallied))
  const single = sql`
    select event_id, type, user_id, occurred_at, payload, received_at from events
    where event_id = any(${eventIds}::text[]) and ${isCounted()}`
  return sql<EventRow & Pick<ArrivedEvent, 'receivedAt'>>`${sql.join(
    [...[...byTable].map(([table, inside]) => newestOf(table, inside)), single],
    sql` union all `,
  )}`
}
