import { sql } from 'kysely'
import type { PlatformEvent } from '#lib/contract/ops/platform-event.ts'
import type { Db } from './client.ts'

export interface NewEvent {
  event: PlatformEvent
  /** SHA-256 of the canonical content. */
  contentHash: string
}

/** Stores what is new, whole batches in one statement. @returns the ids that were new */
export async function insertEvents(tx: Db, events: readonly NewEvent[], receivedAt: number): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const rows = events
    .map(({ event: { eventId, type, userId, occurredAt, ...payload }, contentHash }) => ({
      event_id: eventId,
      type,
      user_id: userId,
      occurred_at: occurredAt,
      payload,
      content_hash: contentHash,
    }))
    // One order in every transaction: two batches with the same ids never wait for each other in a circle.
    .sort((a, b) => (a.event_id < b.event_id ? -1 : 1))
  const { rows: stored } = await sql<{ eventId: string }>`
    insert into events (event_id, type, user_id, occurred_at, received_at, payload, content_hash)
    select event_id, type, user_id, occurred_at, ${receivedAt}::bigint, payload, content_hash
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(event_id text, type text, user_id text, occurred_at bigint, payload jsonb, content_hash text)
    on conflict (event_id) do nothing
    returning event_id
  `.execute(tx)
  return new Set(stored.map(({ eventId }) => eventId))
}

export async function contentHashes(tx: Db, eventIds: readonly string[]): Promise<Map<string, string>> {
  if (eventIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('events')
    .select(['eventId', 'contentHash'])
    .where('eventId', 'in', eventIds)
    .execute()
  return new Map(rows.map(({ eventId, contentHash }) => [eventId, contentHash]))
}

/** Facts of these users, by the time they occurred. */
export async function listEvents(db: Db, userIds: readonly string[]): Promise<PlatformEvent[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('events')
    .select(['eventId', 'type', 'userId', 'occurredAt', 'payload'])
    .where('userId', 'in', userIds)
    .orderBy('occurredAt')
    .orderBy('eventId')
    .execute()
  // Parsed by its schema before it was stored.
  return rows.map(({ payload, ...base }) => ({ ...payload, ...base }) as PlatformEvent)
}

/** When facts of these types arrived, from `since` on. */
export async function arrivalsSince(
  db: Db,
  userId: string,
  types: readonly PlatformEvent['type'][],
  since: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('events')
    .select('receivedAt')
    .distinct()
    .where('userId', '=', userId)
    .where('type', 'in', types)
    .where('receivedAt', '>=', since)
    .execute()
  return rows.map(({ receivedAt }) => receivedAt)
}

/**
 * Who invited each of these users: as the account says, else the owner of the code of the first `user.registered`.
 * Users without an inviter are left out.
 */
export async function findInviters(db: Db, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const { rows } = await sql<{ inviterId: string }>`
    select inviter_id from users where user_id = any(${userIds}::text[]) and inviter_id is not null
    union
    select u.user_id as inviter_id from events e join users u on upper(u.vip_code) = upper(e.payload ->> 'inviteCode')
    where e.type = 'user.registered' and e.user_id = any(${userIds}::text[])
  `.execute(db)
  return rows.map(({ inviterId }) => inviterId)
}

/**
 * Users who registered with this code. The account's own code wins over what events say; of several `user.registered` the
 * first counts, by the time it occurred.
 */
export async function findInvited(
  db: Db,
  inviter: { userId: string; vipCode: string },
): Promise<{ userId: string; registeredAt: number }[]> {
  const { rows } = await sql<{ userId: string; registeredAt: number }>`
    select u.user_id, u.created_at as registered_at from users u where u.inviter_id = ${inviter.userId}
    union all
    select e.user_id, coalesce(u.created_at, e.occurred_at) as registered_at
    from events e left join users u on u.user_id = e.user_id
    where e.type = 'user.registered' and upper(e.payload ->> 'inviteCode') = ${inviter.vipCode.toUpperCase()}
      and e.user_id <> ${inviter.userId} and u.inviter_id is null and u.invited_by_code is null
      and not exists (
        select 1 from events f where f.user_id = e.user_id and f.type = 'user.registered'
          and (f.occurred_at, f.event_id) < (e.occurred_at, e.event_id)
      )
  `.execute(db)
  return rows
}
