import { sql } from 'kysely'
import { changeRows, query, type Db, type Row } from '../../db/client.ts'
import { isOnPage, type Page } from '../../db/page.ts'
import { lockQueues, startNext, type DeliveryRow } from './webhook-deliveries.ts'

export type EndpointRow = Row<'webhookEndpoints'>

/** An endpoint that is new in the policy gets entries of the log from now on. */
export async function addEndpoints(db: Db, endpointIds: readonly string[], now: number) {
  await query(db)`
    insert into webhook_endpoints (endpoint_id, since) select endpoint_id, ${now}::bigint
    from unnest(${endpointIds}::text[]) as e(endpoint_id) on conflict do nothing
  `
}

export async function listEndpoints(db: Db) {
  const rows = await db.selectFrom('webhookEndpoints').selectAll().execute()
  return new Map(rows.map((row) => [row.endpointId, row]))
}

/** Writes the last success of an endpoint, or else the failure with which its failing began. */
export async function noteRequests(
  tx: Db,
  endpointId: string,
  { succeededAt, failedAt }: { succeededAt: number | null; failedAt: number | null },
) {
  const endpoint = tx.updateTable('webhookEndpoints').where('endpointId', '=', endpointId)
  if (succeededAt !== null) await endpoint.set({ lastSuccessAt: succeededAt, failingSince: null }).execute()
  else if (failedAt !== null) await endpoint.set({ failingSince: failedAt }).where('failingSince', 'is', null).execute()
}

/** @returns whether it was the other before */
export async function switchEndpoint(tx: Db, endpointId: string, { isOff }: { isOff: boolean }) {
  return (
    (await changeRows(tx)`
    update webhook_endpoints set is_off = ${isOff} where endpoint_id = ${endpointId} and is_off <> ${isOff}
  `) > 0
  )
}

/** Makes deliveries that wait for their next try due now, the next ones first. */
export async function tryWaitingNow(tx: Db, endpointId: string, { now, limit }: { now: number; limit: number }) {
  await query(tx)`
    update webhook_deliveries set next_at = ${now}::bigint where delivery_id in (
      select delivery_id from webhook_deliveries
      where endpoint_id = ${endpointId} and state = 'WAITING' and next_at > ${now}::bigint and lease is null
      order by next_at limit ${limit} for update skip locked
    )
  `
}

interface EndpointFigures {
  endpointId: string
  waiting: number
  dead: number
  /** Of the entry that has waited the longest, ms. */
  oldestAt: number | null
}

export async function countDeliveries(db: Db, endpointIds: readonly string[]) {
  return query<EndpointFigures>(db)`
    select endpoint_id,
      (select count(*) from webhook_deliveries d where d.endpoint_id = e.endpoint_id and state in ('WAITING', 'QUEUED')) as waiting,
      (select count(*) from webhook_deliveries d where d.endpoint_id = e.endpoint_id and state = 'DEAD') as dead,
      (select min(at) from webhook_deliveries d where d.endpoint_id = e.endpoint_id and state in ('WAITING', 'QUEUED')) as oldest_at
    from unnest(${endpointIds}::text[]) as e(endpoint_id)
  `
}

/** Deliveries of an endpoint, newest first. */
export async function listDeliveries(
  db: Db,
  endpointId: string,
  { type: topic, ...filter }: Partial<Pick<DeliveryRow, 'state' | 'userId'>> & { type?: string },
  page: Page,
) {
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where((column) => column.and({ endpointId, topic, ...filter }))
    .where(isOnPage(page, 'at', 'deliveryId'))
    .orderBy('at', 'desc')
    .orderBy('deliveryId', 'desc')
    .limit(page.limit)
    .execute()
}

export const findDelivery = (tx: Db, deliveryId: string) =>
  tx
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('deliveryId', '=', sql<number>`${deliveryId}::bigint`)
    .executeTakeFirst()

/** Deliveries of a time that have ended, at most `limit`. */
export const listEnded = (
  tx: Db,
  endpointId: string,
  { from, to, topics, limit }: { from: number; to: number; topics: readonly string[] | null; limit: number },
) =>
  query<Pick<DeliveryRow, 'deliveryId' | 'userId'>>(tx)`
    select delivery_id, user_id from webhook_deliveries
    where endpoint_id = ${endpointId} and at >= ${from}::bigint and at < ${to}::bigint and state in ('DELIVERED', 'DEAD')
      and (${topics}::text[] is null or topic = any(${topics}::text[]) or split_part(topic, '.', 1) || '.*' = any(${topics}::text[]))
    limit ${limit}
  `

/**
 * Sends deliveries again that have ended or wait, from the first try of the schedule on. With `inOrder` each user's come in the order of
 * their entries; one whose request is under way is left.
 */
export async function resendDeliveries(
  tx: Db,
  endpointId: string,
  deliveries: readonly Pick<DeliveryRow, 'deliveryId' | 'userId'>[],
  { inOrder, now }: { inOrder: boolean; now: number },
) {
  const ids = deliveries.map(({ deliveryId }) => deliveryId)
  const userIds = inOrder ? [...new Set(deliveries.flatMap(({ userId }) => userId ?? []))] : []
  await lockQueues(tx, endpointId, 'all')
  const queued = sql`(${inOrder}::boolean and user_id is not null)`
  const sent = await changeRows(tx)`
    update webhook_deliveries set attempts = 0, state = case when ${queued} then 'QUEUED' else 'WAITING' end,
      next_at = case when ${queued} then null else ${now}::bigint end, lease = null
    where delivery_id = any(${ids}::bigint[]) and (lease is null or next_at <= ${now}::bigint)
  `
  // Those that wait are newer: they go behind what is sent again.
  await query(tx)`
    update webhook_deliveries set state = 'QUEUED', next_at = null, lease = null
    where endpoint_id = ${endpointId} and user_id = any(${userIds}::text[]) and state = 'WAITING'
      and (lease is null or next_at <= ${now}::bigint)
  `
  await startNext(tx, endpointId, userIds, now)
  return sent
}
