import type { pushList } from '@fanfare/contract/message/push.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { announceUnread, countUnread, listMessages } from '#gateway/messages/db/messages.ts'
import { lockMessagesOf, readMessages } from '#gateway/messages/db/write-messages.ts'
import { describeMessages } from './describe-messages.ts'

/** My messages, newest first. An unknown type has none. */
export async function listMyMessages(
  gateway: GatewayContext,
  { userId }: { userId: string },
  filter: CallRequest<typeof pushList>['body'],
  locale: string,
) {
  const { rows, total } = await listMessages(gateway.db, { ...filter, userId })
  return { items: await describeMessages(gateway, rows, locale), total }
}

/**
 * Marks messages of mine as read. `ids`: unknown ones are ignored; null means all. The new count is announced at once, even in quiet hours,
 * because its user is awake. @returns how many are unread now
 */
export const markRead = (
  { db, clock }: GatewayContext,
  { userId }: { userId: string },
  ids: readonly string[] | null,
) =>
  withTransaction(db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    const at = clock.now()
    if (await readMessages(tx, userId, { ids, at })) await announceUnread(tx, [userId], at)
    return { total: (await countUnread(tx, [userId])).get(userId) ?? 0 }
  })
