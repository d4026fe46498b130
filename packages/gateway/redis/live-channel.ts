import type { Redis } from 'ioredis'
import * as z from 'zod'
import type { LiveBatch } from '#gateway/live/db/live-events.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { LiveChannel, LiveListener } from './redis-services.ts'

const batchSchema: z.ZodType<LiveBatch> = z.object({
  after: z.int(),
  events: z.array(
    z.object({
      id: z.int(),
      topic: z.string(),
      userId: z.string(),
      seq: z.int(),
      data: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** null when the message is no batch. */
function readBatch(message: string) {
  try {
    return batchSchema.safeParse(JSON.parse(message)).data ?? null
  } catch {
    return null
  }
}

interface Options {
  /** Sends batches. */
  client: Redis
  /** Only receives: its connection is subscribed. */
  subscriber: Redis
  channel: string
  breaker: Pick<CircuitBreaker, 'isClosed' | 'run'>
}

/** The live events of all instances as messages of one channel. `announceChange` is called when the breaker changes. */
export function createLiveChannel({
  client,
  subscriber,
  channel,
  breaker,
}: Options): LiveChannel & { announceChange: () => void } {
  const listeners = new Set<LiveListener>()
  let isSubscribed = false
  const announceChange = () => {
    for (const { onChange } of listeners) onChange()
  }
  const setSubscribed = (next: boolean) => {
    isSubscribed = next
    announceChange()
  }
  subscriber.on('ready', () => {
    void subscriber.subscribe(channel).then(
      () => setSubscribed(true),
      () => subscriber.disconnect(true),
    )
  })
  subscriber.on('close', () => setSubscribed(false))
  subscriber.on('message', (_channel: string, message: string) => {
    const batch = listeners.size === 0 ? null : readBatch(message)
    if (batch !== null) for (const { onBatch } of listeners) onBatch(batch)
  })
  return {
    isUp: () => isSubscribed && breaker.isClosed(),
    publish: (batch) => void breaker.run(() => client.publish(channel, JSON.stringify(batch))),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    announceChange,
  }
}
