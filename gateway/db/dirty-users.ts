import { sql } from 'kysely'
import type { Db } from './client.ts'

/**
 * Says that these users' tasks must be looked at again; belongs into the transaction of the fact. A user who is being
 * settled makes the caller wait, so that a mark is never lost between the settling's reading and its end: hence an update
 * on conflict, and ids in one order, so that two batches never wait for each other.
 */
export async function markDirty(db: Db, userIds: Iterable<string>, at: number): Promise<void> {
  const ids = [...new Set(userIds)].sort()
  if (ids.length === 0) return
  await sql`
    insert into dirty_users (user_id, since)
    select id, ${at}::bigint from unnest(${ids}::text[]) with ordinality as t(id, position) order by position
    on conflict (user_id) do update set since = least(dirty_users.since, excluded.since)
  `.execute(db)
}

/** Marks everybody of an activity: its definition changed. */
export async function markParticipantsDirty(db: Db, activityId: string, at: number): Promise<void> {
  await sql`
    insert into dirty_users (user_id, since)
    select user_id, ${at}::bigint from participations where activity_id = ${activityId} order by user_id
    on conflict (user_id) do update set since = least(dirty_users.since, excluded.since)
  `.execute(db)
}

/** Locks the mark that waits longest and that nobody else has locked. */
export async function takeDirtyUser(tx: Db, now: number, avoided: readonly string[]): Promise<string | null> {
  let waiting = tx.selectFrom('dirtyUsers').select('userId').where('since', '<=', now)
  if (avoided.length > 0) waiting = waiting.where('userId', 'not in', avoided)
  const row = await waiting.orderBy('since').orderBy('userId').limit(1).forUpdate().skipLocked().executeTakeFirst()
  return row?.userId ?? null
}

export async function isDirty(db: Db, userId: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('dirtyUsers')
    .select('userId')
    .where('userId', '=', userId)
    .where('since', '<=', now)
    .executeTakeFirst()
  return row !== undefined
}
