import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { reconnectDelay } from '#lib/live/backoff.ts'
import { SOCKET_PATHS, SOCKET_PROTOCOL, serverFrameSchema } from '@fanfare/contract/realtime.ts'

/** Fewer than an address may have (`SOCKET_LIMITS.socketsOfAddress`); each hundred sockets have a loopback address of their own. */
const SOCKETS_OF_ADDRESS = 100
const OPENING_AT_ONCE = 100
const LONGEST_WAIT_MS = 120_000

interface ManySockets {
  /** Resolves when so many sockets are subscribed. @throws Error when that takes longer than two minutes */
  allSubscribed: (count: number) => Promise<void>
  /** Resolves when each socket that reads has received the next event, with the time of each arrival, ms of `performance.now`. */
  nextEvent: () => Promise<number[]>
  /** So many of the subscribed sockets read nothing, until `readAgain`. */
  stopReading: (slow: number) => void
  readAgain: () => void
  close: () => void
}

/** Opens public sockets that subscribe to a topic and, as the site's client does, come back with jitter after a close. */
export async function openManySockets(origin: string, topic: string, count: number): Promise<ManySockets> {
  const url = `${origin.replace(/^http/, 'ws')}${SOCKET_PATHS.public}`
  const live = new Set<WebSocket>()
  let unread: WebSocket[] = []
  let isClosing = false
  let arrivals: number[] = []
  let all = Promise.withResolvers<number[]>()

  async function open(index: number, attempt: number) {
    const localAddress = `127.0.1.${1 + Math.floor(index / SOCKETS_OF_ADDRESS)}`
    const socket = new WebSocket(url, SOCKET_PROTOCOL, { localAddress, perMessageDeflate: false })
    let failures = attempt
    socket.on('message', (data: Buffer) => {
      const { op } = serverFrameSchema.parse(JSON.parse(data.toString('utf8')))
      if (op === 'ping') socket.send('{"op":"pong"}')
      if (op === 'ready') {
        live.add(socket)
        failures = 0
      }
      if (op === 'event' && arrivals.push(performance.now()) === count - unread.length) all.resolve(arrivals)
    })
    socket.on('error', () => undefined)
    const opened = Promise.withResolvers<void>()
    socket.on('open', () => {
      socket.send(JSON.stringify({ op: 'subscribe', topic }))
      opened.resolve()
    })
    socket.on('close', (code) => {
      live.delete(socket)
      opened.resolve()
      if (!isClosing) setTimeout(() => void open(index, failures + 1), reconnectDelay(code, failures, Math.random()))
    })
    await opened.promise
  }

  for (let first = 0; first < count; first += OPENING_AT_ONCE) {
    const last = Math.min(first + OPENING_AT_ONCE, count)
    await Promise.all(Array.from({ length: last - first }, (_, index) => open(first + index, 0)))
  }
  return {
    allSubscribed: async (wanted) => {
      const until = performance.now() + LONGEST_WAIT_MS
      while (live.size < wanted) {
        if (performance.now() > until) throw new Error(`only ${live.size} of ${wanted} sockets are subscribed`)
        await sleep(10)
      }
    },
    nextEvent: () => {
      arrivals = []
      all = Promise.withResolvers<number[]>()
      return all.promise
    },
    stopReading: (slow) => {
      unread = [...live].slice(0, slow)
      for (const socket of unread) socket.pause()
    },
    readAgain: () => {
      for (const socket of unread) socket.resume()
      unread = []
    },
    close: () => {
      isClosing = true
      for (const socket of live) socket.terminate()
    },
  }
}
