import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { pushCount, pushDetail, pushList, readPushMsg } from '@fanfare/contract/message/push.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import { countUnreadByType, findMessage } from '#gateway/messages/db/messages.ts'
import { describeMessages } from '#gateway/messages/describe-messages.ts'
import { changeMessageSettings, listMyMessages, markRead, readMessageSettings } from '#gateway/messages/my-messages.ts'
import { bind } from '#gateway/route.ts'
import { present } from '../../util/domain-error.ts'

export const messageRoutes = [
  bind(pushList, ({ body }, { gateway, caller, locale }) => listMyMessages(gateway, caller, body, locale)),
  /** How many of my messages are unread. */
  bind(pushCount, async (_request, { gateway: { db }, caller: { userId } }) => {
    const counts = await countUnreadByType(db, userId)
    return {
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
      byType: Object.fromEntries(counts),
    }
  }),
  /** One message of mine; does not mark it as read. @throws DomainError 51001, also for another user's message */
  bind(pushDetail, async ({ query: { id: messageId } }, { gateway, caller: { userId }, locale }) => {
    const row = present(await findMessage(gateway.db, userId, messageId))
    const message = present((await describeMessages(gateway, [row], locale))[0])
    return {
      ...message,
      body: [{ type: 'paragraph', children: [{ type: 'text', text: message.excerpt }] }],
      activityId: row.activityId ?? undefined,
      taskId: row.source === null ? undefined : taskOfSource(row.source as Source)?.taskId,
    }
  }),
  bind(readPushMsg, ({ body }, { gateway, caller }) => markRead(gateway, caller, 'ids' in body ? body.ids : null)),
  bind(pushSettings, (_, { gateway, caller }) => readMessageSettings(gateway, caller)),
  bind(changePushSettings, ({ body }, { gateway, caller }) => changeMessageSettings(gateway, caller, body)),
]
