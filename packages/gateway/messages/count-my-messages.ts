import type { GatewayContext } from '#gateway/context.ts'
import { countUnreadByType } from '#gateway/messages/db/messages.ts'
import { MESSAGE_TYPES, type MessageType } from '@fanfare/contract/message/message.ts'

interface UnreadCounts {
  total: number
  byType: Record<MessageType, number>
}

/** How many of my messages are unread. */
export async function countMyMessages(
  { db }: Pick<GatewayContext, 'db'>,
  { userId }: { userId: string },
): Promise<UnreadCounts> {
  const counts = await countUnreadByType(db, userId)
  const byType = Object.fromEntries(
    MESSAGE_TYPES.map((type) => [type, counts.get(type) ?? 0]),
  ) as UnreadCounts['byType']
  return { total: [...counts.values()].reduce((sum, count) => sum + count, 0), byType }
}
