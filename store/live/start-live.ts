import { PRIVATE_TOPICS, topicEventSchemas } from '#lib/contract/realtime.ts'
import { LiveSocket } from '#lib/live/live-socket.ts'
import { watchPresence } from '#lib/live/watch-presence.ts'
import { baseApi } from '../api/base-api.ts'
import type { Services } from '../services.ts'
import type { AppStore } from '../store.ts'
import { batchTags } from './batch-tags.ts'
import { eventTags, type Tag } from './event-tags.ts'
import type { LiveSource } from './live-topics.ts'
import { socketEnvironment } from './socket-environment.ts'

/** Events of one change arrive together, ms. */
const TOGETHER_MS = 150
/** A public event reaches every open page: they read again within this time, not all at once, ms. */
const SPREAD_MS = 2000

const kindOf = (topic: string) => (PRIVATE_TOPICS.some((name) => name === topic) ? 'private' : 'public')

/** Connects the sockets with the store: an event invalidates the queries that it makes out of date. */
export function startLive(store: AppStore, services: Pick<Services, 'readToken'>, onChange: () => void): LiveSource {
  const { dispatch } = store
  const invalidate = (tags: Tag[]) => void dispatch(baseApi.util.invalidateTags(tags))
  const connect = (kind: 'public' | 'private', delay: () => number) => ({
    socket: new LiveSocket(socketEnvironment(kind, store, services), onChange),
    batch: batchTags(delay, invalidate),
  })
  const kinds = {
    public: connect('public', () => Math.random() * SPREAD_MS),
    private: connect('private', () => TOGETHER_MS),
  }
  const both = [kinds.public.socket, kinds.private.socket]
  watchPresence(
    { document, window },
    {
      leave: () => both.forEach((socket) => socket.pause()),
      comeBack: () => both.forEach((socket) => socket.resume()),
    },
  )
  return {
    stateOf: (topic) => kinds[kindOf(topic)].socket.stateOf(topic),
    subscribe: (topic, { onWinner, onGap }) => {
      const { socket, batch } = kinds[kindOf(topic)]
      return socket.subscribe(topic, {
        onEvent: (data) => {
          const winner = onWinner && topicEventSchemas.winners.safeParse(data).data
          if (winner) onWinner(winner)
          batch.add(eventTags(topic, data))
        },
        onCatchUp: (isFirst) => {
          if (!isFirst && onGap) setTimeout(onGap, Math.random() * SPREAD_MS)
          batch.add(eventTags(topic))
        },
      })
    },
  }
}
