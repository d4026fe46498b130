import type { GatewayContext } from '#gateway/context.ts'
import { findMessage } from '#gateway/messages/db/messages.ts'
import { taskOfSource, type Source } from '#gateway/db/tables/source.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { pushDetail } from '@fanfare/contract/message/push-detail.ts'
import { DomainError } from '../util/domain-error.ts'
import { describeMessages } from './describe-messages.ts'

/** One message of mine; does not mark it as read. @throws DomainError 51001, also for another user's message */
export async function readMyMessage(
  gateway: GatewayContext,
  { userId }: { userId: string },
  messageId: string,
  locale: string,
): Promise<CallData<typeof pushDetail>> {
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
