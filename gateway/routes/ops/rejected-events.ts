import { listRejectedEvents } from '#gateway/domain/facts/list-rejected-events.ts'
import { bind } from '#gateway/route.ts'
import { rejectedEvents } from '#lib/contract/ops/rejected-events.ts'

export const rejectedEventsRoute = bind(rejectedEvents, (_request, { gateway }) => listRejectedEvents(gateway))
