import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOG_APPENDED_CHANNEL } from './log-appended.ts'
import { PreparingClient } from './preparing-client.ts'

const CHANNEL = 'fanfare_log'
/** At most one notification in this time, ms: PostgreSQL lets notifying transactions commit one after the other. */
const SPACING_MS = 50
/** Finds a connection that the network lost without a word, ms. */
const HEARTBEAT_MS = 15_000
const CONNECT_MS = 5_000
const SHORTEST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 10_000

/** Notifies the readers of the log, on every instance. Notifications may be lost: readers poll as well. */
export interface LogSignals {
  /** Calls `listener` soon after a commit of any instance that appended to the log, until the returned function is called. */
  subscribe: (listener: () => void) => () => void
  stop: () => Promise<void>
}

/** Of a process without the connection: its readers poll. */
export const NO_LOG_SIGNALS: LogSignals = { subscribe: () => () => undefined, stop: () => Promise.resolve() }

interface Options {
  connectionString: string
  onError: (error: unknown) => void
}

/**
 * Opens one connection that sends `notify` after this process has appended to the log, and receives those of all instances.
 * It opens a new connection after a failure, with backoff, and then notifies all, since a notification may have been lost.
 */
export function startLogSignals({ connectionString, onError }: Options): LogSignals {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let client: PreparingClient | null = null

  const send = (statement: string): void => void client?.query(statement).catch(() => undefined)
  const notify = spaced(() => send(`notify ${CHANNEL}`), SPACING_MS)
  const heartbeat = setInterval(() => send('select 1'), HEARTBEAT_MS).unref()
  subscribe(LOG_APPENDED_CHANNEL, notify.call)

  /** Resolves when the process stops; throws when the connection fails or ends before. */
  async function connect(): Promise<void> {
    const options = '-c statement_timeout=5000 -c synchronous_commit=off'
    const next = new PreparingClient({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      options,
      application_name: 'fanfare log signals',
    })
    try {
      const ended = new Promise((resolve) => next.once('end', resolve))
      next.on('notification', () => {
        for (const listener of listeners) listener()
      })
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (stopping.signal.aborted) return
      client = next
      notify.call()
      const isLost = await Promise.race([ended.then(() => true), aborted(stopping.signal).then(() => false)])
      if (isLost) throw new Error('the connection was lost')
    } finally {
      client = null
      await next.end().catch(() => undefined)
    }
  }

  const running = (async () => {
    for (let backoff = SHORTEST_BACKOFF_MS; !stopping.signal.aborted;) {
      const began = performance.now()
      await connect().catch(onError)
      backoff =
        performance.now() - began > LONGEST_BACKOFF_MS ? SHORTEST_BACKOFF_MS : Math.min(backoff * 2, LONGEST_BACKOFF_MS)
      await sleep(backoff, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stop: () => {
      unsubscribe(LOG_APPENDED_CHANNEL, notify.call)
      notify.cancel()
      clearInterval(heartbeat)
      stopping.abort()
      return running
    },
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))

/** Calls `work` at once, and for all calls within the next `ms` once more afterwards. */
function spaced(work: () => void, ms: number): { call: () => void; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isDue = false
  const call = (): void => {
    isDue = timer !== undefined
    if (isDue) return
    work()
    timer = setTimeout(() => {
      timer = undefined
      if (isDue) call()
    }, ms)
  }
  return { call, cancel: () => clearTimeout(timer) }
}
