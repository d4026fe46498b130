import { countMyMessages, listMyMessages, markRead, readMyMessage } from '#gateway/messages/my-messages.ts'
import { changeMessageSettings, readMessageSettings } from '#gateway/messages/my-message-settings.ts'
import { bind } from '#gateway/route.ts'
import { changePushSettings, pushSettings } from '@fanfare/contract/message/message-settings.ts'
import { pushCount, pushDetail, pushList, readPushMsg } from '@fanfare/contract/message/push.ts'

export const messageRoutes = [
  bind(pushList, ({ body }, { gateway, caller, locale }) => listMyMessages(gateway, caller, body, locale)),
  bind(pushCount, countMyMessages),
  bind(pushDetail, readMyMessage),
  bind(readPushMsg, ({ body }, { gateway, caller }) => markRead(gateway, caller, 'ids' in body ? body.ids : null)),
  bind(pushSettings, (_, { gateway, caller }) => readMessageSettings(gateway, caller)),
  bind(changePushSettings, ({ body }, { gateway, caller }) => changeMessageSettings(gateway, caller, body)),
]
