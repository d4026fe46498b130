import { setTimeout as sleep } from 'node:timers/promises'
import WebSocket from 'ws'
import { startLogSignals } from '@fanfare/gateway/log/db/log-signals.ts'
import { activityTopic, SOCKET_PATHS, SOCKET_PROTOCOL, serverFrameSchema } from '@fanfare/contract/realtime.ts'
import { kib, whole } from '../support/statistics.ts'
import { publishBenchFile } from './bench-activity.ts'
import { CUP } from './bench-competitions.ts'
import { onGateway } from './bench-gateway.ts'
import { quantile } from './load.ts'
import { reconnectDelay } from '#lib/live/backoff.ts'

/** Fewer than an address may have (`SOCKET_LIMITS.socketsOfAddress`); each hundred sockets have a loopback address of their own. */
const SOCKETS_OF_ADDRESS = 100
const OPENING_AT_ONCE = 100
const LONGEST_WAIT_MS = 120_000

/** Opens public sockets that subscribe to a topic and, as the site's client does, come back with jitter after a close. */
async function openManySockets(origin: string, topic: string, count: number) {
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
    /** Resolves when this many sockets are subscribed. @throws Error when that takes longer than two minutes */
    allSubscribed: async (wanted: number) => {
      const until = performance.now() + LONGEST_WAIT_MS
      while (live.size < wanted) {
        if (performance.now() > until) throw new Error(`only ${live.size} of ${wanted} sockets are subscribed`)
        await sleep(10)
      }
    },
    /** Resolves when each socket that reads has received the next event, with the time of each arrival, ms of `performance.now`. */
    nextEvent: () => {
      arrivals = []
      all = Promise.withResolvers<number[]>()
      return all.promise
    },
    /** This many of the subscribed sockets read nothing, until `readAgain`. */
    stopReading: (slow: number) => {
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

const SOCKETS = 5_000
/** A hundredth of them reads nothing while events are sent. */
const SLOW_READERS = Math.ceil(SOCKETS / 100)
const EVENTS = 20
const GOAL_EVENT_MS = 1_000
const GOAL_KIB = 30
const GOAL_RETURN_SECONDS = 30
/** Longer than the pause between two readings of an idle gateway, so that no event waits for the one before. */
const PAUSE_MS = 500
const QUIET_MS = 3_000

export const sockets = onGateway(async (gateway, db, say) => {
  // The publications below notify the gateway as those of another instance do.
  const signals = startLogSignals({ connectionString: gateway.databaseUrl, onError: () => undefined })
  try {
    const activityId = await publishBenchFile(db, CUP)
    await sleep(QUIET_MS)
    const before = gateway.memory()
    say(`  opening ${whole(SOCKETS)} sockets`)
    const clients = await openManySockets(gateway.origin, activityTopic(activityId), SOCKETS)
    await clients.allSubscribed(SOCKETS)
    await sleep(QUIET_MS)
    const perSocket = kib(gateway.memory() - before) / SOCKETS

    clients.stopReading(SLOW_READERS)
    const delays: number[] = []
    for (let event = 0; event < EVENTS; event += 1) {
      const arrivals = clients.nextEvent()
      const title = `Bench ${event}`
      await publishBenchFile(db, { ...CUP, texts: { en: { ...CUP.texts.en, title } } } as typeof CUP)
      const committedAt = performance.now()
      for (const at of await arrivals) delays.push(at - committedAt)
      await sleep(PAUSE_MS)
    }
    const p99 = quantile(delays, 0.99)

    clients.readAgain()
    const restartedAt = performance.now()
    await gateway.restart()
    await clients.allSubscribed(SOCKETS)
    const back = (performance.now() - restartedAt) / 1_000
    clients.close()
    const how = `public sockets of one instance, opened by a process on the same cores`
    return [
      {
        figure: `An event to ${whole(SOCKETS - SLOW_READERS)} sockets that read`,
        goal: `p99 ≤ ${whole(GOAL_EVENT_MS)} ms`,
        measured: `p50 ${whole(quantile(delays, 0.5))} ms, p99 ${whole(p99)} ms`,
        how: `from the end of the publication that causes it, ${EVENTS} events, ${how}; ${SLOW_READERS} others read nothing`,
        isMet: p99 <= GOAL_EVENT_MS,
      },
      {
        figure: 'Memory a socket',
        goal: `≤ ${GOAL_KIB} KiB`,
        measured: `${perSocket.toFixed(1)} KiB`,
        how: `growth of the gateway’s process, of ${whole(SOCKETS)} sockets with one subscription each`,
        isMet: perSocket <= GOAL_KIB,
      },
      {
        figure: 'All sockets subscribed again after a restart',
        goal: `≤ ${GOAL_RETURN_SECONDS} s`,
        measured: `${back.toFixed(1)} s`,
        how: 'from the signal that ends the gateway; clients wait as those of the site do (`lib/live/backoff.ts`)',
        isMet: back <= GOAL_RETURN_SECONDS,
      },
    ]
  } finally {
    await signals.stop()
  }
})
