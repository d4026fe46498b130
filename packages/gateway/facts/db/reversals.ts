import { sql, type RawBuilder } from 'kysely'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { Db } from '../../db/client.ts'
import { eventOf, type EventRow } from './events.ts'

/**
 * Stores what these stored events reverse, in one order in all transactions. @returns the ids of those that are the first reversal of
 * their event
 */
export async function insertReversals(
  tx: Db,
  reversals: readonly PlatformEventOf<'event.reversed'>[],
  at: number,
): Promise<Set<string>> {
  if (reversals.length === 0) return new Set()
  const { rows } = await sql<{ reversedBy: string }>`
    insert into event_reversals (reverses, reversed_by, user_id, at)
    select reverses, "eventId", "userId", ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(reversals)}::jsonb) as r(reverses text, "eventId" text, "userId" text)
    order by reverses, "eventId"
    on conflict do nothing
    returning reversed_by
  `.execute(tx)
  return new Set(rows.map(({ reversedBy }) => reversedBy))
}

/** A reversal that is not applied, with its event. */
export interface OpenReversal {
  reversedBy: string
  event: PlatformEvent
}

const idsOf = (reversals: readonly OpenReversal[]) => reversals.map(({ reversedBy }) => reversedBy)

async function lockOpen(tx: Db, which: RawBuilder<boolean>) {
  const { rows } = await sql<EventRow & { reversedBy: string }>`
    select r.reversed_by, e.event_id, e.type, e.user_id, e.occurred_at, e.payload
    from event_reversals r join events e on e.user_id = r.user_id and e.event_id = r.reverses
    where r.applied_at is null and ${which} order by r.reverses
  `.execute(tx)
  const open: OpenReversal[] = []
  for (const { reversedBy, ...row } of rows) {
    // One user a statement: a distributed database locks no rows of several nodes with one.
    const { rows: locked } = await sql`
      select 1 from event_reversals where user_id = ${row.userId} and reversed_by = ${reversedBy} and applied_at is null
      for update`.execute(tx)
    if (locked.length > 0) open.push({ reversedBy, event: eventOf(row) })
  }
  return open
}

/** Of these events, which the same transaction stores, those whose reversal, by the same user, arrived before them. */
export const lockReversalsOf = (tx: Db, events: readonly PlatformEvent[]) =>
  lockOpen(
    tx,
    sql`r.user_id = any(${events.map(({ userId }) => userId)}::text[]) and r.reverses = any(${events.map(({ eventId }) => eventId)}::text[])`,
  )

/** The reversals of these users that are not applied although their event is stored. */
export const lockReversalsOfUsers = (tx: Db, userIds: readonly string[]) =>
  lockOpen(tx, sql`r.user_id = any(${userIds}::text[])`)

export async function markApplied(tx: Db, reversals: readonly OpenReversal[], at: number) {
  if (reversals.length === 0) return
  await tx.updateTable('eventReversals').set({ appliedAt: at }).where('reversedBy', 'in', idsOf(reversals)).execute()
}

/** A reversal that turned out to name an event of a type that stays reverses nothing. */
export async function deleteReversals(tx: Db, reversals: readonly OpenReversal[]) {
  if (reversals.length > 0) await tx.deleteFrom('eventReversals').where('reversedBy', 'in', idsOf(reversals)).execute()
}

/** Events by their ids, also reversed ones. */
export async function findEvents(db: Db, eventIds: readonly string[]): Promise<Map<string, PlatformEvent>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('events')
    .select(['eventId', 'type', 'userId', 'occurredAt', 'payload'])
    .where('eventId', 'in', eventIds)
    .execute()
  return new Map(rows.map((row) => [row.eventId, eventOf(row)]))
}

/** By event, the reversal that is applied to it. */
export async function findReversers(db: Db, eventIds: readonly string[]): Promise<Map<string, string>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('eventReversals')
    .select(['reverses', 'reversedBy'])
    .where('reverses', 'in', eventIds)
    .where('appliedAt', 'is not', null)
    .execute()
  return new Map(rows.map(({ reverses, reversedBy }) => [reverses, reversedBy]))
}
