import { lastLiveEvent, readLiveEvents } from '#gateway/db/live-events.ts'
import { repeat } from '#gateway/util/repeat.ts'
import type { SocketGateway } from './socket-parts.ts'
import type { TopicHub } from './topic-hub.ts'

const BATCH = 500
/** How long an instance waits without a notification, ms. */
const EVERY_MS = 2_000

/**
 * Hands every event that is committed from now on to the hub, in order, on every instance. It is woken by the notifications
 * of the log; another carrier of events, such as Redis, would replace this function.
 */
export function tailLiveEvents({ db, log, logSignals }: SocketGateway, hub: TopicHub) {
  let cursor: number | null = null
  const started = Promise.withResolvers<void>()
  const polling = repeat(
    async (isStopping) => {
      cursor ??= await lastLiveEvent(db)
      started.resolve()
      for (let count = BATCH; count === BATCH && !isStopping();) {
        const events = await readLiveEvents(db, cursor, BATCH)
        hub.publish(events)
        cursor = events.at(-1)?.id ?? cursor
        count = events.length
      }
    },
    { everyMs: EVERY_MS, onError: (error) => log.error({ err: error }, 'the events of sockets were not read') },
  )
  const unsubscribe = logSignals.subscribe(polling.wake)
  return {
    started: started.promise,
    stop: () => {
      unsubscribe()
      started.resolve()
      return polling.stop()
    },
  }
}
