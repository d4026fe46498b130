import { sql } from 'kysely'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { query, queryValue, queryValues, type Db, type Row } from '../../db/client.ts'
import type { BucketRange } from './tallies.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

/** The columns of a fact. */
export const EVENT = ['eventId', 'type', 'userId', 'occurredAt', 'payload'] as const

export interface NewEvent {
  event: PlatformEvent
  /** SHA-256 of the canonical content. */
  contentHash: string
}

/** Inserts the events that are not stored yet, a whole batch in one statement. @returns the ids of the inserted events */
export async function insertEvents(tx: Db, events: readonly NewEvent[], receivedAt: number) {
  if (events.length === 0) return new Set<string>()
  const rows = events
    .map(({ event: { eventId, type, userId, occurredAt, ...payload }, contentHash }) => ({
      eventId,
      type,
      userId,
      occurredAt,
      payload,
      contentHash,
    }))
    // Every transaction inserts in the same order, so two batches with the same ids cannot deadlock.
    .sort((a, b) => (a.eventId < b.eventId ? -1 : 1))
  const stored = await queryValues<string>(tx)`
    insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
    select "eventId", type, "userId", "occurredAt", ${receivedAt}::bigint, payload, "contentHash"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e("eventId" text, type text, "userId" text, "occurredAt" bigint, payload jsonb, "contentHash" text)
    on conflict do nothing
    returning event_id
  `
  return new Set(stored)
}

export async function contentHashes(tx: Db, eventIds: readonly string[]) {
  if (eventIds.length === 0) return new Map<string, string>()
  const rows = await tx
    .selectFrom('events')
    .select(['eventId', 'contentHash'])
    .where('eventId', 'in', eventIds)
    .execute()
  return new Map(rows.map(({ eventId, contentHash }) => [eventId, contentHash]))
}

/**
 * Whether an event counts: no reversal of it, by the same user, is applied. Every reader of facts uses this.
 * `events`: the name of the table in the statement.
 */
export const isCounted = (events = 'events') =>
  sql<boolean>`not exists (select 1 from event_reversals v
    where v.reverses = ${sql.ref(`${events}.event_id`)} and v.user_id = ${sql.ref(`${events}.user_id`)} and v.applied_at is not null)`

/** Facts of these users, by the time they occurred, also reversed ones. */
export async function listEvents(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select(EVENT)
    .where('userId', 'in', userIds)
    .orderBy('occurredAt')
    .orderBy('eventId')
    .execute()
  return rows.map(eventOf)
}

export type EventRow = Pick<Row<'events'>, (typeof EVENT)[number]>

/** The cast is safe: `ingestEvents` parsed the event by its schema before it was stored. */
export const eventOf = ({ payload, ...base }: EventRow): PlatformEvent => ({ ...payload, ...base }) as PlatformEvent

/**
 * State facts of these users, which tallies do not sum, by the time they occurred. Reads the indexes `events_states` and
 * `events_copies`.
 */
export async function listStates(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const rows = await query<EventRow>(db)`
    select event_id, type, user_id, occurred_at, payload from events
    where user_id = any(${userIds}::text[])
      and type in ('user.registered', 'kyc.passed', 'account.classified', 'reward.used', 'user.flagged', 'user.cleared')
      and ${isCounted()}
    union all
    select event_id, type, user_id, occurred_at, payload from events
    where user_id = any(${userIds}::text[]) and type = 'copy.closed' and ${isCounted()}
    order by occurred_at, event_id
  `
  return rows.map(eventOf)
}

/** When a user began to copy lead traders, each time, by the time it occurred. Reads the index `events_copies`. */
export async function listFollowed(db: Db, userId: string) {
  const rows = await query<EventRow>(db)`
    select event_id, type, user_id, occurred_at, payload from events
    where user_id = ${userId} and type = 'copy.followed' and ${isCounted()}
    order by occurred_at, event_id
  `
  return rows.map((row) => eventOf(row) as PlatformEventOf<'copy.followed'>)
}

/** When the gateway learned an event, ms; null if it does not know it. */
export async function findArrival(db: Db, userId: string, eventId: string): Promise<number | null> {
  const row = await db
    .selectFrom('events')
    .select('receivedAt')
    .where('userId', '=', userId)
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.receivedAt ?? null
}

/** When the last of the events of these types arrived that occurred in [from, until), ms; null if none arrived after `since`. */
export const findLastArrival = (
  db: Db,
  userId: string,
  { types, from, until, since }: { types: readonly string[]; from: number; until: number; since: number },
): Promise<number | null> =>
  queryValue<number | null>(db)`
    select max(received_at) from events
    where user_id = ${userId} and type = any(${types}::text[]) and occurred_at >= ${from}::bigint and occurred_at < ${until}::bigint
      and received_at > ${since}::bigint and ${isCounted()}`

/** All facts of these bucket ranges that count, `until` exclusive. */
export async function listEventsIn(db: Db, ranges: readonly BucketRange[]) {
  if (ranges.length === 0) return []
  const rows = await query<EventRow>(db)`
    select e.event_id, e.type, e.user_id, e.occurred_at, e.payload
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint)
    join events e on e.user_id = w."userId" and e.occurred_at >= w."from" and e.occurred_at < w."until"
    where ${isCounted('e')}
    order by e.occurred_at, e.event_id
  `
  return rows.map(eventOf)
}

/** Facts from `from` on that count, by user and the time they occurred. */
export async function listEventsAfter(db: Db, from: { userId: string; occurredAt: number } | null, limit: number) {
  const rows = await query<EventRow>(db)`
    select event_id, type, user_id, occurred_at, payload from events
    where ${from === null ? sql`true` : sql`(user_id, occurred_at) >= (${from.userId}, ${from.occurredAt}::bigint)`}
      and ${isCounted()}
    order by user_id, occurred_at, event_id limit ${limit}
  `
  return rows.map(eventOf)
}

/**
 * Inviters of these users, by user. The code of the account takes precedence over the code of the first `user.registered`. Users
 * without an inviter are left out.
 */
export async function findInvitersOf(db: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await query<{ userId: string; inviterId: string | null; code: string | null }>(db)`
    select user_id, inviter_id, null as code from users where user_id = any(${userIds}::text[]) and inviter_id is not null
    union
    select user_id, null, upper(payload ->> 'inviteCode') from events
    where type = 'user.registered' and user_id = any(${userIds}::text[]) and payload ? 'inviteCode'
  `
  const codes = rows.flatMap(({ code }) => code ?? [])
  const owners = new Map<string | null, string>()
  if (codes.length > 0)
    for (const { code, userId } of await db.selectFrom('inviteCodes').selectAll().where('code', 'in', codes).execute())
      owners.set(code, userId)
  const found = rows.flatMap(({ userId, inviterId, code }) => {
    const inviter = inviterId ?? owners.get(code)
    return inviter === undefined ? [] : [{ userId, inviterId: inviter }]
  })
  const invitersOf = Map.groupBy(found, ({ userId }) => userId)
  return new Map([...invitersOf].map(([userId, all]) => [userId, [...new Set(all.map(({ inviterId }) => inviterId))]]))
}

/**
 * Users who registered with the code of one of these inviters. The code of the account takes precedence over events; of
 * several `user.registered` the one that occurred first counts.
 */
export async function findInvited(db: Db, inviters: readonly { userId: string; vipCode: string }[]) {
  if (inviters.length === 0) return []
  const ids = userIdsOf(inviters)
  const codes = inviters.map(({ vipCode }) => vipCode.toUpperCase())
  return query<{ inviterId: string; userId: string; registeredAt: number }>(db)`
    select u.inviter_id, u.user_id, u.created_at as registered_at from users u where u.inviter_id = any(${ids}::text[])
    union all
    select i.inviter_id, e.user_id, coalesce(u.created_at, e.occurred_at) as registered_at
    from (
      select * from unnest(${ids}::text[], ${codes}::text[]) as i(inviter_id, code)
      union
      select agent_id, code from agent_codes where agent_id = any(${ids}::text[])
    ) as i
    join events e on e.type = 'user.registered' and upper(e.payload ->> 'inviteCode') = i.code
    left join users u on u.user_id = e.user_id
    where e.user_id <> i.inviter_id and u.inviter_id is null and u.invited_by_code is null
      and not is_code_paused(i.code, coalesce(u.created_at, e.occurred_at))
      and not exists (
        select 1 from events f where f.user_id = e.user_id and f.type = 'user.registered'
          and (f.occurred_at, f.event_id) < (e.occurred_at, e.event_id)
      )
  `
}
