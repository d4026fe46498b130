import type { Db } from './client.ts'

/** When the oldest message that was not sent was written; null: all were sent. */
export async function oldestUnsent(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('outbox')
    .select('createdAt')
    .where('sentAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.createdAt ?? null
}
