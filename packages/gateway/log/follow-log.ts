import type { GatewayContext } from '../context.ts'
import type { Db } from '../db/client.ts'
import { withTransaction } from '../db/transaction.ts'
import { repeat } from '../util/repeat.ts'
import { createCursor, lockCursor, moveCursor } from './db/log-cursors.ts'
import { readLog, type LogBatch, type LogEntry } from './db/log.ts'

/** How long a reader waits without a notification, ms. */
const EVERY_MS = 2_000
/** First pause before entries are read whose predecessors may still commit, ms; it doubles. */
const PENDING_MS = 20
const PENDING_MAXIMUM_MS = 500

interface LogPolling {
  /** Names the reader in the log of the process. */
  reader: string
  everyMs?: number
}

/**
 * Reads the log until nothing is left, whenever it is notified and every two seconds. A failed `read` is logged and tried
 * again at the next of these times.
 */
function pollLog(
  { log, logSignals }: Pick<GatewayContext, 'log' | 'logSignals'>,
  { reader, everyMs = EVERY_MS }: LogPolling,
  read: () => Promise<LogBatch['rest']>,
) {
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
    {
      name: `reader ${reader}`,
      everyMs,
      log,
    },
  )
  const unsubscribe = logSignals.subscribe(polling.wake)
  return {
    stop: () => {
      unsubscribe()
      return polling.stop()
    },
  }
}

const BATCH = 200

export interface LogReader extends LogPolling {
  /** Names the cursor: instances with readers of one name share the work. */
  reader: string
  /**
   * Writes in `tx`, which also moves the cursor, so that each entry takes effect once. An effect outside the database may be
   * repeated. Keep it short: while `tx` runs, later entries reach no reader. A function that it returns runs after the commit,
   * unless the process ends in between.
   */
  handle: (tx: Db, entries: readonly LogEntry[]) => Promise<void | (() => void)>
  /** Entries that `handle` gets at most. */
  batch?: number
}

type Gateway = Pick<GatewayContext, 'db' | 'clock' | 'log' | 'logSignals'>

/** Hands every entry to a reader once, in order, beginning with the oldest entry that is kept (ADR 0033). */
export function followLog(gateway: Gateway, reader: LogReader) {
  return pollLog(gateway, reader, () => handleNext(gateway, reader))
}

/** Handles the next batch; another instance that does so now makes it return at once. */
export async function handleNext(
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { reader, handle, batch = BATCH }: LogReader,
): Promise<LogBatch['rest']> {
  // Before the transaction, so that the metric of the lag also shows a reader whose first batch fails.
  await createCursor(db, reader, clock.now())
  const { rest, committed } = await withTransaction(db, async (tx) => {
    const cursor = await lockCursor(tx, reader)
    if (cursor === null) return { rest: 'none' as const }
    const { entries, rest } = await readLog(tx, cursor, batch)
    const last = entries.at(-1)
    if (last === undefined) return { rest }
    const committed = await handle(tx, entries)
    await moveCursor(tx, reader, last, clock.now())
    return { rest, committed }
  })
  committed?.()
  return rest
}
