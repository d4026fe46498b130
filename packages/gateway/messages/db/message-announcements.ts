import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { appendLog } from '../../log/db/log.ts'
import { countUnread } from './messages.ts'

interface Announcement {
  userId: string
  /** ms: the end of the quiet hours. */
  dueAt: number
}

/** Announces the counts of these users later; one that waits already keeps its time. */
export async function postponeAnnouncements(tx: Db, announcements: readonly Announcement[]) {
  if (announcements.length === 0) return
  await sql`
    insert into message_announcements (user_id, due_at)
    select * from unnest(${announcements.map(({ userId }) => userId)}::text[],
      ${announcements.map(({ dueAt }) => dueAt)}::bigint[])
    on conflict (user_id) do nothing
  `.execute(tx)
}

/** Of these users' announcements those that are due by then, else all. @returns the users of whom one waited */
export async function deleteAnnouncements(tx: Db, userIds: readonly string[], dueBy?: number) {
  const { rows } = await sql<{ userId: string }>`
    delete from message_announcements
    where user_id = any(${userIds}::text[]) and (${dueBy ?? null}::bigint is null or due_at <= ${dueBy ?? null}::bigint)
    returning user_id
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Users whose quiet hours are over, the longest waiting first. */
export async function listDueAnnouncements(db: Db, now: number, limit: number) {
  const { rows } = await sql<{ userId: string }>`
    select user_id from message_announcements where due_at <= ${now}::bigint order by due_at limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Appends `messages.changed` with the unread count of each of these users, whose messages must be locked, at once. */
export async function announceUnread(tx: Db, userIds: Iterable<string>, at: number) {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return
  await deleteAnnouncements(tx, ids)
  const totals = await countUnread(tx, ids)
  await appendLog(
    tx,
    ids.map((userId) => ({ topic: 'messages.changed', userId, payload: { total: totals.get(userId) ?? 0 } })),
    at,
  )
}
