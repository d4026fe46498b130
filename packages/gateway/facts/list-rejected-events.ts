import type { rejectedEvents } from '@fanfare/contract/ops/send-events.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import type { GatewayContext } from '#gateway/context.ts'

/** Shows operators why the gateway rejected events of the platform. */
export async function listRejectedEvents(
  gateway: Pick<GatewayContext, 'rejectedEvents'>,
): Promise<CallAnswer<typeof rejectedEvents>> {
  const rows = await gateway.rejectedEvents.list()
  const items = rows.map(({ eventId, type, userId, ...row }) => ({
    ...row,
    ...(eventId === null ? {} : { eventId }),
    ...(type === null ? {} : { type }),
    ...(userId === null ? {} : { userId }),
  }))
  return { items, total: items.length }
}
