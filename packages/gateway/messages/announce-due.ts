import type { GatewayContext } from '#gateway/context.ts'
import { announceUnread } from '#gateway/messages/db/announce-unread.ts'
import { deleteAnnouncements, listDueAnnouncements } from '#gateway/messages/db/message-announcements.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { lockMessagesOf } from '#gateway/messages/db/write-messages.ts'

const BATCH = 200

/** Announces the unread counts of users whose quiet hours are over. @returns the number of users */
export const announceDue = ({ db, clock }: Pick<GatewayContext, 'db' | 'clock'>): Promise<number> =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    const userIds = await listDueAnnouncements(tx, now, BATCH)
    if (userIds.length === 0) return 0
    await lockMessagesOf(tx, userIds)
    // Another transaction may have announced some of them while this one waited for the locks.
    await announceUnread(tx, await deleteAnnouncements(tx, userIds, now), now)
    return userIds.length
  })
