import type { Handler } from '#gateway/route.ts'
import { defined } from '#gateway/util/defined.ts'
import type { rejectedEvents } from '@fanfare/contract/ops/send-events.ts'

export const listRejectedEvents: Handler<typeof rejectedEvents> = async (_request, { gateway }) => {
  const rows = await gateway.rejectedEvents.list()
  const items = rows.map(({ eventId, type, userId, ...row }) => ({
    ...row,
    ...defined({ eventId, type, userId }),
  }))
  return { items, total: items.length }
}
