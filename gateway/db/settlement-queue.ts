import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'

/**
 * Whether a mark of `dirty_users` is due. One for a fact always is, whatever clock it was written by; one that was kept for
 * what is still to come when its time has come, or when it was kept by a clock that has been set back since. `now` is SQL, a
 * parameter or a column.
 */
export const isDue = (now: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(ask_again_at is null or ask_again_at <= ${now} or kept_at > ${now})`

const at = (now: number) => sql`${now}::bigint`

/** The end of every statement that marks: an update on conflict waits for whoever is settling the user just now. */
export const upsertPending = sql`on conflict (user_id) do update set
  since = least(dirty_users.since, excluded.since), ask_again_at = null, kept_at = null`

/**
 * Says that these users' tasks must be looked at again; belongs into the transaction of the fact. A user who is being
 * settled makes the caller wait, so that a mark is never lost between the settling's reading and its end: hence an update
 * on conflict, and ids in one order, so that two batches never wait for each other.
 */
export async function enqueueUsers(db: Db, userIds: Iterable<string>, since: number): Promise<void> {
  const ids = [...new Set(userIds)].sort()
  if (ids.length === 0) return
  await sql`
    insert into dirty_users (user_id, since)
    select id, ${since}::bigint from unnest(${ids}::text[]) with ordinality as t(id, position) order by position
    ${upsertPending}
  `.execute(db)
}

/** Marks everybody of an activity: its definition changed. */
export async function enqueueParticipants(db: Db, activityId: string, since: number): Promise<void> {
  await sql`
    insert into dirty_users (user_id, since)
    select user_id, ${since}::bigint from participations where activity_id = ${activityId} order by user_id
    ${upsertPending}
  `.execute(db)
}

/**
 * Locks a mark that is due and that nobody else has locked: one whose time has come, for they are few and do not come back
 * at once, else the fact that waits longest. Each kind by its own index, so that those who wait for later cost nothing.
 */
export async function lockNextDue(tx: Db, now: number, avoided: readonly string[]): Promise<string | null> {
  const first = (dueInOrder: RawBuilder<unknown>) => sql`
    select user_id from dirty_users where user_id <> all(${avoided}::text[]) and ${dueInOrder} limit 1 for update skip locked`
  const { rows } = await sql<{ userId: string }>`
    with timely as materialized (${first(sql`ask_again_at <= ${at(now)} order by ask_again_at`)}),
    set_back as materialized (
      ${first(sql`kept_at > ${at(now)} and not exists (select from timely) order by kept_at`)}),
    fact as materialized (
      ${first(sql`ask_again_at is null and not exists (select from timely union all select from set_back)
        order by since, user_id`)})
    select user_id from timely union all select user_id from set_back union all select user_id from fact
  `.execute(tx)
  return rows[0]?.userId ?? null
}

const findMark = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('dirtyUsers')
    .select('userId')
    .where('userId', '=', userId)
    .where(isDue(at(now)))

export async function isQueued(db: Db, userId: string, now: number): Promise<boolean> {
  return (await findMark(db, userId, now).executeTakeFirst()) !== undefined
}

/** Locks the user's mark. False: there is none that is due. */
export async function lockQueued(tx: Db, userId: string, now: number): Promise<boolean> {
  return (await findMark(tx, userId, now).forUpdate().executeTakeFirst()) !== undefined
}

/** Everything of this user is settled. The caller holds the lock of the mark. */
export async function dequeue(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('dirtyUsers').where('userId', '=', userId).execute()
}

/** The mark stays for what is still to come at `askAgainAt`. The caller holds its lock. */
export async function reschedule(tx: Db, userId: string, askAgainAt: number, now: number): Promise<void> {
  await tx
    .updateTable('dirtyUsers')
    .set({ since: askAgainAt, askAgainAt, keptAt: now })
    .where('userId', '=', userId)
    .execute()
}
