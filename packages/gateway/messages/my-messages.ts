import type { Handler } from '#gateway/route.ts'
import type { pushCount, pushDetail, pushList } from '@fanfare/contract/message/push.ts'
import type { CallData, CallRequest } from '@fanfare/contract/define-call.ts'
import { MESSAGE_TYPES, type MessageType } from '@fanfare/contract/message/message.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import {
  announceUnread,
  countUnread,
  countUnreadByType,
  findMessage,
  listMessages,
} from '#gateway/messages/db/messages.ts'
import { lockMessagesOf, readMessages } from '#gateway/messages/db/write-messages.ts'
import { DomainError } from '../util/domain-error.ts'
import { describeMessages } from './describe-messages.ts'

/** My messages, newest first. An unknown type has none. */
export async function listMyMessages(
  gateway: GatewayContext,
  { userId }: { userId: string },
  filter: CallRequest<typeof pushList>['body'],
  locale: string,
): Promise<CallData<typeof pushList>> {
  const { rows, total } = await listMessages(gateway.db, { ...filter, userId })
  return { items: await describeMessages(gateway, rows, locale), total }
}

/** One message of mine; does not mark it as read. @throws DomainError 51001, also for another user's message */
export const readMyMessage: Handler<typeof pushDetail> = async (
  { query: { id: messageId } },
  { gateway, caller: { userId }, locale },
) => {
  const row = await findMessage(gateway.db, userId, messageId)
  const [message] = row === null ? [] : await describeMessages(gateway, [row], locale)
  if (row === null || message === undefined) throw new DomainError('NOT_FOUND')
  const taskId = row.source === null ? undefined : taskOfSource(row.source as Source)?.taskId
  return {
    ...message,
    body: [{ type: 'paragraph', children: [{ type: 'text', text: message.excerpt }] }],
    ...(row.activityId === null ? {} : { activityId: row.activityId }),
    ...(taskId === undefined ? {} : { taskId }),
  }
}

/** How many of my messages are unread. */
export const countMyMessages: Handler<typeof pushCount> = async (_request, { gateway: { db }, caller: { userId } }) => {
  const counts = await countUnreadByType(db, userId)
  const byType = Object.fromEntries(MESSAGE_TYPES.map((type) => [type, counts.get(type) ?? 0])) as {
    total: number
    byType: Record<MessageType, number>
  }['byType']
  return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), byType }
}

/**
 * Marks messages of mine as read. `ids`: unknown ones are ignored; null means all. The new count is announced at once, even in quiet hours,
 * because its user is awake. @returns how many are unread now
 */
export const markRead = (
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  { userId }: { userId: string },
  ids: readonly string[] | null,
) =>
  withTransaction(db, async (tx) => {
    await lockMessagesOf(tx, [userId])
    const at = clock.now()
    if (await readMessages(tx, userId, { ids, at })) await announceUnread(tx, [userId], at)
    return { total: (await countUnread(tx, [userId])).get(userId) ?? 0 }
  })
