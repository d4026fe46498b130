import type { Kysely } from 'kysely'
import { announceUnread } from './message-announcements.ts'
import type { Database } from '../../db/schema.ts'
import { withTransaction } from '../../db/transaction.ts'
import { deleteMessages, listOldMessages, lockMessagesOf } from './write-messages.ts'

/** Deletes at most `limit` messages from before an instant and announces the counts that change. @returns the number of them */
export const deleteOldMessages = (
  db: Kysely<Database>,
  { before, now, limit }: { before: number; now: number; limit: number },
) =>
  withTransaction(db, async (tx) => {
    const old = await listOldMessages(tx, { before, limit })
    if (old.length === 0) return 0
    await lockMessagesOf(tx, [...new Set(old.map(({ userId }) => userId))])
    const unread = await deleteMessages(
      tx,
      old.map(({ messageId }) => messageId),
    )
    await announceUnread(tx, unread, now)
    return old.length
  })
