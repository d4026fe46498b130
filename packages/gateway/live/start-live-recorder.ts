import type { GatewayContext } from '#gateway/context.ts'
import { appendLiveEvents } from '#gateway/live/db/live-events.ts'
import { followLog, type LogReader } from '#gateway/log/follow-log.ts'
import { liveEventsOf } from './live-events-of.ts'

/** The reader of the log that records the events of the sockets' topics (ADR 0067) and sends them to all instances. */
export const liveReader = (gateway: GatewayContext): LogReader => ({
  reader: 'live',
  handle: async (tx, entries) => {
    const events = await liveEventsOf(tx, gateway, entries)
    const batch = await appendLiveEvents(tx, events, gateway.clock.now())
    if (batch !== null) return () => gateway.redis.live.publish(batch)
  },
})

/** Records events on one instance at a time; when that ends, another one continues where it was. */
export const startLiveRecorder = (gateway: GatewayContext) => followLog(gateway, liveReader(gateway))
