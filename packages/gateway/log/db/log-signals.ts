import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOG_APPENDED_CHANNEL } from '../../db/after-commit.ts'
import { PreparingClient } from '../../db/preparing-client.ts'

const CHANNEL = 'fanfare_log'
/** At most one notification in this time, ms: PostgreSQL lets notifying transactions commit one after the other. */
const SPACING_MS = 50
/** How often a connection is checked that the network may have lost silently, ms. */
const HEARTBEAT_MS = 15_000
const CONNECT_MS = 5_000
const SHORTEST_BACKOFF_MS = 100
const LONGEST_BACKOFF_MS = 10_000

/** Notifies the readers of the log, on every instance. Notifications may be lost: readers poll as well. */
export type LogSignals = ReturnType<typeof startLogSignals>

/** For a process without the connection: its readers poll. */
export const NO_LOG_SIGNALS: LogSignals = { subscribe: () => () => undefined, stop: () => Promise.resolve() }

interface Options {
  connectionString: string
  onError: (error: unknown) => void
}

/**
 * Opens one connection that sends `notify` after this process has appended to the log, and receives those of all instances.
 * It opens a new connection after a failure, with backoff, and then notifies all, since a notification may have been lost.
 */
export function startLogSignals({ connectionString, onError }: Options) {
  const listeners = new Set<() => void>()
  const stopping = new AbortController()
  let client: PreparingClient | null = null

  const send = (statement: string): void => void client?.query(statement).catch(() => undefined)
  const notify = spaced(() => send(`notify ${CHANNEL}`), SPACING_MS)
  const heartbeat = setInterval(() => send('select 1'), HEARTBEAT_MS).unref()
  subscribe(LOG_APPENDED_CHANNEL, notify.call)

  /** Resolves when the connection has ended; throws if it could not be opened. */
  async function connect() {
    const next = new PreparingClient({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      options: '-c statement_timeout=5000 -c synchronous_commit=off',
      application_name: 'fanfare log signals',
    })
    const disconnect = () => next.disconnect()
    stopping.signal.addEventListener('abort', disconnect)
    try {
      const ended = new Promise((resolve) => next.once('end', resolve))
      next.on('notification', () => {
        for (const listener of listeners) listener()
      })
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      client = next
      notify.call()
      await ended
    } finally {
      client = null
      stopping.signal.removeEventListener('abort', disconnect)
      disconnect()
    }
  }

  const running = (async () => {
    for (let backoff = SHORTEST_BACKOFF_MS; !stopping.signal.aborted;) {
      const began = performance.now()
      const error: unknown = await connect().then(
        () => new Error('the connection was lost'),
        (cause: unknown) => cause,
      )
      if (stopping.signal.aborted) return
      onError(error)
      backoff =
        performance.now() - began > LONGEST_BACKOFF_MS ? SHORTEST_BACKOFF_MS : Math.min(backoff * 2, LONGEST_BACKOFF_MS)
      await sleep(backoff, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  })()

  return {
    /** Calls `listener` soon after a commit of any instance that appended to the log, until the returned function is called. */
    subscribe: (listener: () => void) => {
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

/** Calls `work` at once, and for all calls within the next `ms` once more afterwards. */
function spaced(work: () => void, ms: number) {
  let timer: NodeJS.Timeout | undefined
  let isDue = false
  const call = () => {
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
