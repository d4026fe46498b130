import { sql, type RawBuilder } from 'kysely'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { query, queryValue, queryValues, type Db } from '../../db/client.ts'
import type { Page } from '../../db/page.ts'
import { EVENT, eventOf, type EventRow } from './events.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/**
 * Stores what these stored events reverse, in the same order in all transactions.
 * @returns the ids of those that are the first reversal of their event
 */
export async function insertReversals(tx: Db, reversals: readonly PlatformEventOf<'event.reversed'>[], at: number) {
  if (reversals.length === 0) return new Set<string>()
  const first = await queryValues<string>(tx)`
    insert into event_reversals (reverses, reversed_by, user_id, at)
    select reverses, "eventId", "userId", ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(reversals)}::jsonb) as r(reverses text, "eventId" text, "userId" text)
    order by reverses, "eventId"
    on conflict do nothing
    returning reversed_by
  `
  return new Set(first)
}

/** A reversal that is not applied, with its event. */
export interface OpenReversal {
  reversedBy: string
  event: PlatformEvent
}

const idsOf = (reversals: readonly OpenReversal[]) => reversals.map(({ reversedBy }) => reversedBy)

async function lockOpen(tx: Db, which: RawBuilder<boolean>) {
  const rows = await query<EventRow & { reversedBy: string }>(tx)`
    select r.reversed_by, e.event_id, e.type, e.user_id, e.occurred_at, e.payload
    from event_reversals r join events e on e.user_id = r.user_id and e.event_id = r.reverses
    where r.applied_at is null and ${which} order by r.reverses
  `
  const open: OpenReversal[] = []
  for (const { reversedBy, ...row } of rows) {
    // One user per statement: a distributed database cannot lock rows of several nodes with one.
    const locked = await query(tx)`
      select 1 from event_reversals where user_id = ${row.userId} and reversed_by = ${reversedBy} and applied_at is null
      for update`
    if (locked.length > 0) open.push({ reversedBy, event: eventOf(row) })
  }
  return open
}

/** Of these events, which the same transaction stores, those whose reversal, by the same user, arrived before them. */
export const lockReversalsOf = (tx: Db, events: readonly PlatformEvent[]) =>
  lockOpen(
    tx,
    sql`r.user_id = any(${userIdsOf(events)}::text[]) and r.reverses = any(${events.map(({ eventId }) => eventId)}::text[])`,
  )

/** The reversals of these users that are not applied although their event is stored. */
export const lockReversalsOfUsers = (tx: Db, userIds: readonly string[]) =>
  lockOpen(tx, sql`r.user_id = any(${userIds}::text[])`)

export async function markApplied(tx: Db, reversals: readonly OpenReversal[], at: number) {
  if (reversals.length === 0) return
  await query(tx)`
    update event_reversals set applied_at = ${at}::bigint where reversed_by = any(${idsOf(reversals)}::text[])`
}

/** Deletes reversals whose event turned out to be of a type that cannot be reversed. */
export async function deleteReversals(tx: Db, reversals: readonly OpenReversal[]) {
  if (reversals.length > 0)
    await query(tx)`delete from event_reversals where reversed_by = any(${idsOf(reversals)}::text[])`
}

/** Events by their ids, also reversed ones. */
export async function findEvents(db: Db, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, PlatformEvent>()
  const rows = await db.selectFrom('events').select(EVENT).where('eventId', 'in', eventIds).execute()
  return new Map(rows.map((row) => [row.eventId, eventOf(row)]))
}

/** By event, the reversal that is applied to it. */
export async function findReversers(db: Db, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('eventReversals')
    .select(['reverses', 'reversedBy'])
    .where('reverses', 'in', eventIds)
    .where('appliedAt', 'is not', null)
    .execute()
  return new Map(rows.map(({ reverses, reversedBy }) => [reverses, reversedBy]))
}

/**
 * A flag `f` that holds: nothing cleared it at its time or later. Defined by `occurred_at`, so a clear that arrives before its flag
 * clears it too, and a later flag holds. Reads the index `events_cleared`.
 */
const IS_OPEN_FLAG = sql<boolean>`f.type = 'user.flagged' and not exists (
  select 1 from events c where c.user_id = f.user_id and c.type = 'user.cleared' and c.occurred_at >= f.occurred_at
    and coalesce(c.payload ->> 'reason', f.payload ->> 'reason') = f.payload ->> 'reason')`

/** Whether rewards of this user wait for a review. */
export const isFlagged = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from events f where f.user_id = ${userId} and ${IS_OPEN_FLAG})`

/** Those of these users whose rewards wait for a review. */
export const openFlagsOf = (userIds: readonly string[]): RawBuilder<string> =>
  sql`select f.user_id from events f where f.user_id = any(${userIds}::text[]) and ${IS_OPEN_FLAG}`

/** The reasons of the flags of this user that hold, as a JSON array. */
export const openFlagReasons = (userId: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`(select coalesce(json_agg(distinct f.payload ->> 'reason'), '[]') from events f
    where f.user_id = ${userId} and ${IS_OPEN_FLAG})`

/** The reasons of the flags of a user that hold. */
export const flagsOf = (db: Db, userId: string) => queryValue<string[]>(db)`select ${openFlagReasons(sql`${userId}`)}`

/** The users with a flag of this reason that holds. */
export const usersFlaggedFor = (reason: string): RawBuilder<string> =>
  sql`select f.user_id from events f where ${IS_OPEN_FLAG} and f.payload ->> 'reason' = ${reason}`

interface OpenFlag {
  eventId: string
  userId: string
  loginName: string
  reason: string
  score: number | null
  at: number
}

/** Flags that hold after a place, oldest first, and how many there are in all; of users who have an account. */
export async function listOpenFlags(
  db: Db,
  { reason = null }: { reason?: string | null | undefined },
  { limit, before: last }: Page,
) {
  const held = sql`events f join users u on u.user_id = f.user_id
    where ${IS_OPEN_FLAG} and (${reason}::text is null or f.payload ->> 'reason' = ${reason})`
  const behind = last === null ? sql`true` : sql`(f.occurred_at, f.event_id) > (${last.at}::bigint, ${last.id})`
  const rows = await query<OpenFlag>(db)`
    select f.event_id, f.user_id, u.login_name, f.payload ->> 'reason' as reason,
      (f.payload ->> 'score')::float8 as score, f.occurred_at as at
    from ${held} and ${behind} order by f.occurred_at, f.event_id limit ${limit}`
  return { rows, total: await queryValue<number>(db)`select count(*) from ${held}` }
}
