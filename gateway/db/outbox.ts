import { sql } from 'kysely'
import type { Db } from './client.ts'

export const OUTBOX_TOPICS = [
  'reward.earned',
  'reward.missed',
  'reward.sold_out',
  'claim.expired',
  'reward.granted',
  'reward.expired',
  'reward.used',
  'activity.settled',
] as const
export type OutboxTopic = (typeof OUTBOX_TOPICS)[number]

export interface OutboxMessage {
  topic: OutboxTopic
  userId: string
  payload: Record<string, unknown>
}

/** A message is delivered at least once; its `id` identifies repetitions (D-15). */
export interface SentMessage extends OutboxMessage {
  id: string
  createdAt: number
}

/** Call it in the transaction of its cause. */
export async function enqueue(tx: Db, messages: readonly OutboxMessage[], at: number): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ topic, userId, payload }) => ({ topic, user_id: userId, payload }))
  await sql`
    insert into outbox (topic, user_id, payload, created_at)
    select topic, user_id, payload, ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(topic text, user_id text, payload jsonb)
  `.execute(tx)
}

/** Locks the oldest unsent messages for this transaction, skipping those that another transaction has locked. */
export async function takeUnsent(tx: Db, limit: number): Promise<SentMessage[]> {
  const rows = await tx
    .selectFrom('outbox')
    .select(['id', 'topic', 'userId', 'payload', 'createdAt'])
    .where('sentAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => ({ ...row, id: String(row.id), topic: row.topic as OutboxTopic, userId: row.userId ?? '' }))
}

export async function markSent(tx: Db, ids: readonly string[], at: number): Promise<void> {
  if (ids.length === 0) return
  await sql`update outbox set sent_at = ${at}::bigint where id = any(${ids}::bigint[])`.execute(tx)
}

/** Deletes up to `limit` messages sent before `before`, the oldest first. */
export async function pruneOutbox(db: Db, before: number, limit: number): Promise<void> {
  await sql`
    delete from outbox where id in (
      select id from (select id, sent_at from outbox order by id limit ${limit}) as oldest where sent_at < ${before}::bigint
    )
  `.execute(db)
}
