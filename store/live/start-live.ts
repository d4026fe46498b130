import { PRIVATE_TOPICS, SOCKET_PROTOCOL, topicEventSchemas } from '@fanfare/contract/realtime.ts'
import { createLiveSocket } from '#lib/live/live-socket.ts'
import { socketUrl, type SocketKind } from '#lib/live/socket-url.ts'
import { watchPresence } from '#lib/live/watch-presence.ts'
import { batchTags, eventTags, type Tag } from './event-tags.ts'
import type { LiveSource } from './live-topics.ts'

/** Events of one change arrive together, ms. */
const TOGETHER_MS = 150
/** A public event reaches every open page. They read again within this time, so that not all do so at once, ms. */
const SPREAD_MS = 2000

export interface LiveStore {
  /** `wss://host`; empty: the page's own origin. */
  wsDomain: () => string
  /** A connection to the domain could not be opened. */
  wsFailed: (domain: string) => void
  /** The token that calls have. */
  token: () => string | null
  /** Checks the session after a refusal; false when it is over. */
  renewToken: () => Promise<boolean>
  /** Reads again the shown data with these tags. */
  invalidate: (tags: Tag[]) => void
}

const kindOf = (topic: string) => (PRIVATE_TOPICS.some((name) => name === topic) ? 'private' : 'public')
const spread = () => Math.random() * SPREAD_MS

function onUnopened(socket: WebSocket, run: () => void) {
  const opened = new AbortController()
  socket.addEventListener('open', () => opened.abort())
  socket.addEventListener('close', run, { signal: opened.signal })
}

/** Connects the sockets with the store: an event invalidates the queries that it makes out of date. */
export function startLive({ wsDomain, wsFailed, invalidate, ...session }: LiveStore, onChange: () => void): LiveSource {
  const connect = (kind: SocketKind, delay: () => number) => {
    const environment = {
      open: () => {
        const domain = wsDomain()
        const socket = new WebSocket(socketUrl(kind, domain, window.location.origin), SOCKET_PROTOCOL)
        if (domain !== '') onUnopened(socket, () => wsFailed(domain))
        return socket
      },
      ...(kind === 'private' && session),
    }
    return { socket: createLiveSocket(environment, onChange), batch: batchTags(delay, invalidate) }
  }
  const kinds = { public: connect('public', spread), private: connect('private', () => TOGETHER_MS) }
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
          if (!isFirst && onGap) setTimeout(onGap, spread())
          batch.add(eventTags(topic))
        },
      })
    },
  }
}
