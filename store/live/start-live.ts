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

/**
 * While no socket answers, what is shown is read by HTTP: first after this time, then half as often each time, ms. A proxy may swallow
 * frames for as long as the page is open.
 */
const READ_AFTER_MS = 10_000
const READ_AT_LEAST_EVERY_MS = 60_000

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
    return { socket: createLiveSocket(environment, changed), batch: batchTags(delay, invalidate) }
  }
  /** The topics with a reader, with the number of readers. */
  const readers = new Map<string, number>()
  let wait = READ_AFTER_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The socket was given up since the last time that every topic was live. */
  let isDown = false
  const stateOf = (topic: string) => kinds[kindOf(topic)].socket.stateOf(topic)
  const notLive = () => [...readers.keys()].filter((topic) => stateOf(topic) !== 'live')
  const readByHttp = (topics: readonly string[]) => {
    for (const topic of topics) kinds[kindOf(topic)].batch.add(eventTags(topic))
  }
  const readWhileSilent = () => {
    if (timer !== undefined || notLive().length === 0) return
    timer = setTimeout(() => {
      timer = undefined
      if (!document.hidden) readByHttp(notLive())
      wait = Math.min(wait * 2, READ_AT_LEAST_EVERY_MS)
      readWhileSilent()
    }, wait)
  }
  function changed() {
    onChange()
    const silent = notLive()
    if (silent.length === 0) {
      clearTimeout(timer)
      timer = undefined
      wait = READ_AFTER_MS
      isDown = false
    } else if (!isDown && silent.some((topic) => stateOf(topic) === 'down')) {
      isDown = true
      readByHttp(silent)
    }
    readWhileSilent()
  }
  const kinds = { public: connect('public', spread), private: connect('private', () => TOGETHER_MS) }
  const both = [kinds.public.socket, kinds.private.socket]
  watchPresence(
    { document, window },
    {
      leave: () => both.forEach((socket) => socket.pause()),
      comeBack: () => {
        // A page that slept has missed events, and its socket may be dead without having been closed.
        readByHttp(
          [...readers.keys()].filter((topic) => stateOf(topic) !== 'live' || kinds[kindOf(topic)].socket.isSilent()),
        )
        both.forEach((socket) => socket.resume())
      },
    },
  )
  return {
    stateOf,
    subscribe: (topic, { onWinner, onGap }) => {
      const { socket, batch } = kinds[kindOf(topic)]
      readers.set(topic, (readers.get(topic) ?? 0) + 1)
      readWhileSilent()
      const leave = socket.subscribe(topic, {
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
      return () => {
        leave()
        const left = (readers.get(topic) ?? 1) - 1
        if (left > 0) readers.set(topic, left)
        else readers.delete(topic)
      }
    },
  }
}
