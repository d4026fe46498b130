import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { NewLiveEvent } from '#gateway/live/db/live-events.ts'
import { listLeased } from '#gateway/live/db/live-leases.ts'
import type { LogEntry } from '#gateway/log/db/log.ts'
import { privateEvents } from './private-events.ts'
import { publicEvents } from './public-events.ts'
import { winnerEvents } from './winner-events.ts'

type Gateway = Pick<GatewayContext, 'activities' | 'clock'>

/** The events of the sockets' topics that these entries of the log cause; private ones only of users with a lease. */
export async function liveEventsOf(tx: Db, gateway: Gateway, entries: readonly LogEntry[]): Promise<NewLiveEvent[]> {
  const userIds = new Set(entries.flatMap(({ userId }) => userId ?? []))
  const leased = await listLeased(tx, [...userIds], gateway.clock.now())
  const own = entries.filter(({ userId }) => userId !== null && leased.has(userId))
  return [
    ...(await winnerEvents(tx, gateway, entries)),
    ...publicEvents(entries),
    ...own.flatMap((entry) => privateEvents(entry)),
  ]
}
