import { lastLiveEvent, readLiveEvents, type LiveEvent, type LiveBatch } from '#gateway/live/db/live-events.ts'
import type { GatewayContext } from '#gateway/context.ts'
import { encodeFrame } from './socket.ts'
import { repeat } from '#gateway/util/repeat.ts'

/** One topic of one socket. */
export interface Subscription {
  send: (frame: Buffer) => void
  /** Events up to this `seq` were sent or replayed; null while the replay is read. */
  seq: number | null
  /** Events that arrive while the replay is read. */
  waiting: { seq: number; frame: Buffer }[]
}

export type TopicHub = ReturnType<typeof createTopicHub>

const keyOf = (topic: string, userId: string) => `${userId} ${topic}`

const frameOf = ({ topic, seq, data }: LiveEvent) => encodeFrame({ op: 'event', topic, seq, data })

/** Sends an event unless the subscription has it already. */
function deliver(subscription: Subscription, seq: number, frame: Buffer) {
  if (subscription.seq === null) subscription.waiting.push({ seq, frame })
  else if (seq > subscription.seq) {
    subscription.seq = seq
    subscription.send(frame)
  }
}

/** Sends the events that arrived during the replay, which ended with `seq`. */
export function endReplay(subscription: Subscription, seq: number) {
  subscription.seq = seq
  for (const event of subscription.waiting.splice(0)) deliver(subscription, event.seq, event.frame)
}

/** The subscriptions of this instance's sockets. */
export function createTopicHub() {
  const topics = new Map<string, Set<Subscription>>()
  return {
    add: (topic: string, userId: string, subscription: Subscription) => {
      const key = keyOf(topic, userId)
      const subscriptions = topics.get(key) ?? new Set()
      topics.set(key, subscriptions.add(subscription))
    },
    remove: (topic: string, userId: string, subscription: Subscription) => {
      const key = keyOf(topic, userId)
      const subscriptions = topics.get(key)
      subscriptions?.delete(subscription)
      if (subscriptions?.size === 0) topics.delete(key)
    },
    /** Hands events to the subscriptions of their topics. */
    publish: (events: readonly LiveEvent[]) => {
      for (const event of events) {
        const subscriptions = topics.get(keyOf(event.topic, event.userId))
        if (subscriptions === undefined) continue
        const frame = frameOf(event)
        for (const subscription of subscriptions) deliver(subscription, event.seq, frame)
      }
    },
  }
}

const BATCH = 500
/** How long an instance waits without a notification, ms. */
const EVERY_MS = 2_000
/** With Redis: how long after a notification of the log the database is read, unless a batch of events comes before, ms. */
const QUIET_MS = 500

/**
 * Hands every event that is committed from now on to the hub, in order, on every instance. Batches come by Redis, if there is one. The database is
 * read whenever an event before a batch is missing or Redis is down or silent, and every 2 s.
 */
export function tailLiveEvents({ db, log, logSignals, metrics, redis }: GatewayContext, hub: TopicHub) {
  let cursor: number | null = null
  let isReading = false
  let quiet: NodeJS.Timeout | undefined
  const started = Promise.withResolvers<void>()
  const hand = (events: readonly LiveEvent[], source: 'redis' | 'database') => {
    hub.publish(events)
    cursor = events.at(-1)?.id ?? cursor
    metrics.liveEvents.inc({ source }, events.length)
  }
  const read = async (isStopping: () => boolean) => {
    endQuiet()
    cursor ??= await lastLiveEvent(db)
    started.resolve()
    for (let count = BATCH; count === BATCH && !isStopping();) {
      const events = await readLiveEvents(db, cursor, BATCH)
      hand(events, 'database')
      count = events.length
    }
  }
  const polling = repeat(
    async (isStopping) => {
      isReading = true
      await read(isStopping).finally(() => (isReading = false))
    },
    {
      name: 'live events',
      everyMs: EVERY_MS,
      log,
    },
  )

  function endQuiet() {
    clearTimeout(quiet)
    quiet = undefined
  }
  const onBatch = ({ after, events }: LiveBatch) => {
    const seen = cursor
    // A running read may not see the batch; and if an event before the batch is missing, a read must fetch it first.
    if (seen === null || isReading || after > seen) return polling.wake()
    endQuiet()
    hand(
      events.filter(({ id }) => id > seen),
      'redis',
    )
  }
  const onLogSignal = () => {
    if (redis.live.isUp()) quiet ??= setTimeout(polling.wake, QUIET_MS).unref()
    else polling.wake()
  }
  const unsubscribe = [logSignals.subscribe(onLogSignal), redis.live.subscribe({ onBatch, onChange: polling.wake })]
  return {
    started: started.promise,
    stop: () => {
      for (const end of unsubscribe) end()
      endQuiet()
      started.resolve()
      return polling.stop()
    },
  }
}
