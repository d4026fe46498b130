import { sql } from 'kysely'
import type { DeliveryTry } from '@fanfare/contract/staff/webhooks.ts'
import { changeRows, query, type Db, type Row } from '../../db/client.ts'

export type DeliveryRow = Row<'webhookDeliveries'>

/** How many of a delivery's tries are kept. */
const KEPT_TRIES = 20

/**
 * Keeps others from changing which delivery of these users is next, until the end of the transaction. `all` is one lock for every user
 * of the endpoint: a lock for each user of a replay would not fit into PostgreSQL's table of locks.
 */
export async function lockQueues(tx: Db, endpointId: string, users: readonly string[] | 'all') {
  const endpoint = sql`hashtextextended(${`webhook:${endpointId}`}, 0)`
  if (users === 'all') {
    await query(tx)`select pg_advisory_xact_lock(${endpoint})`
    return
  }
  if (users.length === 0) return
  await query(tx)`
    select pg_advisory_xact_lock_shared(${endpoint}) union all
    select pg_advisory_xact_lock(hashtextextended(${`webhook:${endpointId}:`} || user_id, 0))
    from (select user_id from unnest(${[...new Set(users)].toSorted()}::text[]) with ordinality as u(user_id, n) order by n) as o
  `
}

/** Stores deliveries in their order, except known ones. With `inOrder` only the first of a user may be sent; the rest is queued behind it. */
export async function insertDeliveries(
  tx: Db,
  endpointId: string,
  deliveries: readonly Pick<DeliveryRow, 'webhookId' | 'topic' | 'userId' | 'body' | 'at'>[],
  { inOrder, now }: { inOrder: boolean; now: number },
) {
  if (deliveries.length === 0) return
  const userIds = inOrder ? deliveries.flatMap(({ userId }) => userId ?? []) : []
  await lockQueues(tx, endpointId, userIds)
  const rows = deliveries.map((delivery, n) => ({ ...delivery, n }))
  const state = inOrder ? sql`case when "userId" is null then 'WAITING' else 'QUEUED' end` : sql`'WAITING'`
  await query(tx)`
    insert into webhook_deliveries (endpoint_id, webhook_id, topic, user_id, body, at, state, next_at)
    select ${endpointId}, "webhookId", topic, "userId", body, at, state, case when state = 'WAITING' then ${now}::bigint end
    from (
      select d.*, ${state} as state from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as d(n int, "webhookId" text, topic text, "userId" text, body text, at bigint)
    ) as d order by n
    on conflict (endpoint_id, webhook_id) do nothing
  `
  await startNext(tx, endpointId, userIds, now)
}

/** Lets the first queued delivery of each of these users be sent, unless one is WAITING already; their queues must be locked. */
export async function startNext(tx: Db, endpointId: string, userIds: readonly string[], now: number) {
  if (userIds.length === 0) return 0
  return changeRows(tx)`
    update webhook_deliveries d set state = 'WAITING', next_at = ${now}::bigint
    from unnest(${[...new Set(userIds)]}::text[]) as u(user_id), lateral (
      select delivery_id from webhook_deliveries q
      where q.endpoint_id = ${endpointId} and q.user_id = u.user_id and q.state = 'QUEUED' order by delivery_id limit 1
    ) as first
    where d.delivery_id = first.delivery_id and not exists (
      select 1 from webhook_deliveries w
      where w.endpoint_id = ${endpointId} and w.user_id = u.user_id and w.state = 'WAITING'
    )
  `
}

export type TakenDelivery = Pick<DeliveryRow, 'deliveryId' | 'webhookId' | 'topic' | 'userId' | 'body' | 'attempts'> & {
  lease: string
}

interface Taking {
  now: number
  /** How many this sender can take. */
  room: number
  /** How many requests the endpoint allows besides the ones of this sender. */
  most: number
  /** Others may take a delivery again after this long. */
  leaseMs: number
  /** Begins the lease of each delivery that it takes. */
  sender: string
  lease: string
}

/** Takes deliveries that are due, the longest waiting first; none of an endpoint that is off. */
export async function takeDeliveries(tx: Db, endpointId: string, { now, room, most, leaseMs, sender, lease }: Taking) {
  // A statement of its own: the count below must see what the sender before has taken.
  await query(tx)`select pg_advisory_xact_lock(hashtextextended(${`webhook-take:${endpointId}`}, 0))`
  return query<TakenDelivery>(tx)`
    with taken as (
      select count(*) as count from webhook_deliveries
      where endpoint_id = ${endpointId} and lease is not null and next_at > ${now}::bigint and not starts_with(lease, ${sender})
    ), due as (
      select delivery_id from webhook_deliveries
      where endpoint_id = ${endpointId} and state = 'WAITING' and next_at <= ${now}::bigint
        and not exists (select 1 from webhook_endpoints where endpoint_id = ${endpointId} and is_off)
      order by next_at, delivery_id limit least(${room}::bigint, greatest(0, ${most}::bigint - (select count from taken)))
      for update skip locked
    )
    update webhook_deliveries d set lease = ${lease}, next_at = ${now + leaseMs}::bigint from due
    where d.delivery_id = due.delivery_id
    returning d.delivery_id, d.webhook_id, d.topic, d.user_id, d.body, d.attempts, d.lease
  `
}

export interface DeliveryResult extends Pick<
  DeliveryRow,
  'deliveryId' | 'topic' | 'userId' | 'state' | 'attempts' | 'nextAt'
> {
  lease: string
  /** Null when no request was made: it is given back. */
  made: DeliveryTry | null
}

export type SavedDelivery = Pick<DeliveryRow, 'deliveryId' | 'topic' | 'userId' | 'body' | 'state'>

/** Writes results of those deliveries that nobody else has taken since. @returns them */
export async function saveResults(tx: Db, results: readonly DeliveryResult[]) {
  const rows = results.map(({ deliveryId, lease, state, attempts, nextAt, made }) => ({
    deliveryId,
    lease,
    state,
    attempts,
    nextAt,
    made,
  }))
  return query<SavedDelivery>(tx)`
    update webhook_deliveries d set state = r.state, attempts = r.attempts, next_at = r."nextAt", lease = null,
      tries = case when r.made is null then d.tries
        when jsonb_array_length(d.tries) < ${KEPT_TRIES} then d.tries || r.made else (d.tries - 0) || r.made end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("deliveryId" bigint, lease text, state text, attempts int, "nextAt" bigint, made jsonb)
    where d.delivery_id = r."deliveryId" and d.lease = r.lease
    returning d.delivery_id, d.topic, d.user_id, d.body, d.state
  `
}

/** Ends deliveries from before an instant that still wait, the oldest first, as DEAD. @returns them */
export async function expireDeliveries(
  tx: Db,
  endpointId: string,
  { before, now, limit }: { before: number; now: number; limit: number },
) {
  const old = await query<Pick<DeliveryRow, 'deliveryId' | 'userId'>>(tx)`
    select delivery_id, user_id from webhook_deliveries
    where endpoint_id = ${endpointId} and state in ('WAITING', 'QUEUED') and at < ${before}::bigint
    order by at limit ${limit}
  `
  if (old.length === 0) return []
  await lockQueues(
    tx,
    endpointId,
    old.flatMap(({ userId }) => userId ?? []),
  )
  return query<SavedDelivery>(tx)`
    update webhook_deliveries set state = 'DEAD', next_at = null, lease = null
    where delivery_id = any(${old.map(({ deliveryId }) => deliveryId)}::bigint[]) and state in ('WAITING', 'QUEUED')
      and (lease is null or next_at <= ${now}::bigint)
    returning delivery_id, topic, user_id, body, state
  `
}

/** Lets every queued delivery of an endpoint be sent, once its policy no longer orders by user. @returns the number of them */
export async function startQueued(tx: Db, endpointId: string, { now, limit }: { now: number; limit: number }) {
  return changeRows(tx)`
    update webhook_deliveries set state = 'WAITING', next_at = ${now}::bigint where delivery_id in (
      select delivery_id from webhook_deliveries where endpoint_id = ${endpointId} and state = 'QUEUED'
      limit ${limit} for update skip locked
    )
  `
}

/** Deletes the oldest deliveries from before an instant, with their bodies. @returns the number of them */
export async function deleteOldDeliveries(db: Db, { before, limit }: { before: number; limit: number }) {
  return changeRows(db)`
    delete from webhook_deliveries where delivery_id in (
      select delivery_id from (select delivery_id, at from webhook_deliveries order by delivery_id limit ${limit}) as oldest
      where at < ${before}::bigint
    )
  `
}
