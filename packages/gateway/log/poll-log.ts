import type { GatewayContext } from '../context.ts'
import type { LogBatch } from './db/log.ts'
import { repeat } from '../util/repeat.ts'

/** How long a reader waits without a notification, ms. */
const EVERY_MS = 2_000
/** First pause before entries are read whose predecessors may still commit, ms; it doubles. */
const PENDING_MS = 20
const PENDING_MAXIMUM_MS = 500

export interface LogPolling {
  /** Names the reader in the log of the process. */
  reader: string
  everyMs?: number
}

/**
 * Reads the log until nothing is left, whenever it is notified and every two seconds. A failed `read` is logged and tried
 * again at the next of these times.
 */
export function pollLog(
  { log, logSignals }: Pick<GatewayContext, 'log' | 'logSignals'>,
  { reader, everyMs = EVERY_MS }: LogPolling,
  read: () => Promise<LogBatch['rest']>,
): { stop: () => Promise<void> } {
  let pendingMs = PENDING_MS
  const polling = repeat(
    async (isStopping) => {
      let rest = await read()
      while (rest === 'more' && !isStopping()) rest = await read()
      if (rest !== 'pending') pendingMs = PENDING_MS
      else {
        setTimeout(polling.wake, pendingMs).unref()
        pendingMs = Math.min(pendingMs * 2, PENDING_MAXIMUM_MS)
      }
    },
    { everyMs, onError: (error) => log.error({ err: error, reader }, 'a reader of the log failed') },
  )
  const unsubscribe = logSignals.subscribe(polling.wake)
  return {
    stop: () => {
      unsubscribe()
      return polling.stop()
    },
  }
}
