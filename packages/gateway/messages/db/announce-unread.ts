import type { Db } from '../../db/client.ts'
import { appendLog } from '../../log/db/log.ts'
import { deleteAnnouncements } from './message-announcements.ts'
import { countUnread } from './messages.ts'

/** Appends `messages.changed` with the unread count of each of these users, whose messages must be locked, at once. */
export async function announceUnread(tx: Db, userIds: Iterable<string>, at: number): Promise<void> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return
  await deleteAnnouncements(tx, ids)
  const totals = await countUnread(tx, ids)
  await appendLog(
    tx,
    [...totals].map(([userId, total]) => ({ topic: 'messages.changed', userId, payload: { total } })),
    at,
  )
}
