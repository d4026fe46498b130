import type { GatewayContext } from '#gateway/context.ts'
import { listMessages } from '#gateway/messages/db/messages.ts'
import type { CallData, CallRequest } from '@fanfare/contract/define-call.ts'
import type { pushList } from '@fanfare/contract/message/push-list.ts'
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
