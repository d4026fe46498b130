import type { GatewayContext } from '#gateway/context.ts'
import { appendLiveEvents } from '#gateway/db/live-events.ts'
import { followLog, type LogReader } from '#gateway/log/follow-log.ts'
import { liveEventsOf } from './live-events-of.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'clock' | 'db' | 'log' | 'logSignals'>

/** The reader of the log that records the events of the sockets' topics (ADR 0067). */
export const liveReader = (gateway: Pick<GatewayContext, 'activities' | 'clock'>): LogReader => ({
  reader: 'live',
  handle: async (tx, entries) => appendLiveEvents(tx, await liveEventsOf(tx, gateway, entries), gateway.clock.now()),
})

/** Records events on one instance at a time; when that ends, another one continues where it was. */
export const startLiveRecorder = (gateway: Gateway): { stop: () => Promise<void> } =>
  followLog(gateway, liveReader(gateway))
