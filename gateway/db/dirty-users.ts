import { sql, type RawBuilder } from 'kysely'
import type { Db } from './client.ts'

/** No mark waits longer without being looked at, so one that lies farther ahead is from before the clock was set back. */
const ASK_AGAIN_WITHIN_MS = 30_000

/**
 * Whether a mark of `dirty_users` is due. One for a fact always is, whatever clock it was written by; one that was kept for
 * what is still to come when its time has come. `now` is SQL, a parameter or a column.
 */
export const isMarkDue = (now: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ask_again_at is null or ask_again_at <= ${now} or ask_again_at > ${now} + ${sql.lit(ASK_AGAIN_WITHIN_MS)})`

const at = (now: number) => sql`${now}::bigint`

/** The end of every statement that marks: an update on conflict waits for whoever is settling the user just now. */
export const orMarkAgain = sql`on conflict (user_id) do update set
  since = least(dirty_users.since, excluded.since), ask_again_at = null`

/**
 * Says that these users' tasks must be looked at again; belongs into the transaction of the fact. A user who is being
 * settled makes the caller wait, so that a mark is never lost between the settling's reading and its end: hence an update
 * on conflict, and ids in one order, so that two batches never wait for each other.
 */
export async function markDirty(db: Db, userIds: Iterable<string>, since: number): Promise<void> {
  const ids = [...new Set(userIds)].sort()
  if (ids.length === 0) return
  await sql`
    insert into dirty_users (user_id, since)
    select id, ${since}::bigint from unnest(${ids}::text[]) with ordinality as t(id, position) order by position
    ${orMarkAgain}
  `.execute(db)
}

/** Marks everybody of an activity: its definition changed. */
export async function markParticipantsDirty(db: Db, activityId: string, since: number): Promise<void> {
  await sql`
    insert into dirty_users (user_id, since)
    select user_id, ${since}::bigint from participations where activity_id = ${activityId} order by user_id
    ${orMarkAgain}
  `.execute(db)
}

/** Locks the mark that waits longest and that nobody else has locked. */
export async function takeDirtyUser(tx: Db, now: number, avoided: readonly string[]): Promise<string | null> {
  let waiting = tx
    .selectFrom('dirtyUsers')
    .select('userId')
    .where(isMarkDue(at(now)))
  if (avoided.length > 0) waiting = waiting.where('userId', 'not in', avoided)
  const row = await waiting.orderBy('since').orderBy('userId').limit(1).forUpdate().skipLocked().executeTakeFirst()
  return row?.userId ?? null
}

const findMark = (db: Db, userId: string, now: number) =>
  db
    .selectFrom('dirtyUsers')
    .select('userId')
    .where('userId', '=', userId)
    .where(isMarkDue(at(now)))

export async function isDirty(db: Db, userId: string, now: number): Promise<boolean> {
  return (await findMark(db, userId, now).executeTakeFirst()) !== undefined
}

/** Locks the user's mark. False: there is none that is due. */
export async function lockMark(tx: Db, userId: string, now: number): Promise<boolean> {
  return (await findMark(tx, userId, now).forUpdate().executeTakeFirst()) !== undefined
}

/** Everything of this user is settled. The caller holds the lock of the mark. */
export async function removeMark(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('dirtyUsers').where('userId', '=', userId).execute()
}

/** The mark stays for what is still to come at `askAgainAt`. The caller holds its lock. */
export async function postponeMark(tx: Db, userId: string, askAgainAt: number, now: number): Promise<void> {
  const time = Math.min(askAgainAt, now + ASK_AGAIN_WITHIN_MS)
  // Behind those who are due, so that looking for them does not pass by everybody who is not.
  await tx.updateTable('dirtyUsers').set({ since: time, askAgainAt: time }).where('userId', '=', userId).execute()
}
