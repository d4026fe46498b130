import type { GatewayContext } from '#gateway/context.ts'
import { appendLiveEvents } from '#gateway/db/live-events.ts'
import { followLog } from '#gateway/log/follow-log.ts'
import { liveEventsOf } from './live-events-of.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'clock' | 'db' | 'log' | 'logSignals'>

/** Records the events of the sockets' topics from the log; one instance does so at a time (ADR 0067). */
export const startLiveRecorder = (gateway: Gateway): { stop: () => Promise<void> } =>
  followLog(gateway, {
    reader: 'live',
    handle: async (tx, entries) => appendLiveEvents(tx, await liveEventsOf(tx, gateway, entries), gateway.clock.now()),
  })
