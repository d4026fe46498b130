import { ingestEvents } from '#gateway/domain/facts/ingest-events.ts'
import { bind } from '#gateway/route.ts'
import { sendEvents } from '#lib/contract/ops/send-events.ts'

export const sendEventsRoute = bind(sendEvents, ({ body }, { gateway }) => ingestEvents(gateway, body.events), {
  areTextsJudgedLater: true,
})
