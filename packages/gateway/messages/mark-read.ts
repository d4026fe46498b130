import type { GatewayContext } from '#gateway/context.ts'
import { announceUnread } from '#gateway/messages/db/announce-unread.ts'
import { countUnread } from '#gateway/messages/db/messages.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { lockMessagesOf, readMessages } from '#gateway/messages/db/write-messages.ts'

/**
 * Marks messages of mine as read: `ids`, of which unknown ones are ignored, or null for all. The new count is announced at once, also
 * in quiet hours: its user is awake. @returns how many are unread now
 */
export const markRead = (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { userId }: { userId: string },
  ids: readonly string[] | null,
): Promise<{ total: number }> =>
  withTransaction(db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    const at = clock.now()
    if (await readMessages(tx, userId, { ids, at })) await announceUnread(tx, [userId], at)
    return { total: (await countUnread(tx, [userId])).get(userId) ?? 0 }
  })
