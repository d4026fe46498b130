import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import type { NewLiveEvent } from '#gateway/db/live-events.ts'
import { listLeased } from '#gateway/db/live-leases.ts'
import type { LogEntry } from '#gateway/db/log.ts'
import { winnerEvents } from './winner-events.ts'

const ENDED_STATES: Partial<Record<LogEntry['topic'], string>> = { 'reward.used': 'USED', 'reward.expired': 'EXPIRED' }

/** The private event of an entry; null: it has none. */
function privateEventOf({ topic, payload }: LogEntry): Omit<NewLiveEvent, 'userId'> | null {
  switch (topic) {
    case 'reward.granted':
      return { topic: 'rewards', data: { rewardId: payload.rewardId, state: payload.state } }
    case 'reward.used':
    case 'reward.expired':
      return { topic: 'rewards', data: { rewardId: payload.rewardId, state: ENDED_STATES[topic] } }
    case 'messages.changed':
      return { topic: 'messages', data: { total: payload.total } }
    default:
      return null
  }
}

type Gateway = Pick<GatewayContext, 'activities' | 'clock'>

/** The events of the sockets' topics that these entries of the log cause; private ones only of users with a lease. */
export async function liveEventsOf(tx: Db, gateway: Gateway, entries: readonly LogEntry[]): Promise<NewLiveEvent[]> {
  const own = entries.flatMap((entry) => {
    const event = entry.userId === null ? null : privateEventOf(entry)
    return event === null ? [] : [{ ...event, userId: entry.userId ?? '' }]
  })
  const leased = await listLeased(tx, [...new Set(own.map(({ userId }) => userId))], gateway.clock.now())
  return [...(await winnerEvents(tx, gateway, entries)), ...own.filter(({ userId }) => leased.has(userId))]
}
