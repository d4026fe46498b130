import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { REJECTED_EVENTS_KEPT, type EventRejection } from '@fanfare/contract/ops/send-events.ts'
import { listRejected, storeRejected, type RejectedEvent } from './facts/db/rejected-events.ts'
import type { Database } from './db/schema.ts'
import type { Metrics } from './telemetry/metrics.ts'

/** One write per interval, ms, for any number of refused events. */
const FLUSH_MS = 1_000

export type RejectedEvents = ReturnType<typeof createRejectedEvents>

interface Parts {
  db: Kysely<Database>
  log: Logger
  metrics: Pick<Metrics, 'rejectedEvents'>
}

/**
 * Collects refused events and writes them together, with one log line that counts them by reason. It keeps at most the
 * number that operators can read, so that a flood of faults fills neither memory nor database.
 */
export function createRejectedEvents({ db, log, metrics }: Parts) {
  let waiting: RejectedEvent[] = []
  let counts: Partial<Record<EventRejection, number>> = {}
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  const keep = (events: readonly RejectedEvent[]) => {
    waiting = events.slice(-REJECTED_EVENTS_KEPT)
    timer ??= setTimeout(() => void flush().catch(() => undefined), FLUSH_MS).unref()
  }

  const write = async () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    const batch = waiting
    if (batch.length === 0) return
    waiting = []
    if (Object.keys(counts).length > 0) log.warn({ rejected: counts }, 'EVENTS_REJECTED')
    counts = {}
    try {
      await storeRejected(db, batch, REJECTED_EVENTS_KEPT)
    } catch (error) {
      log.warn({ err: error }, 'rejected events were not stored')
      keep([...batch, ...waiting])
      throw error
    }
  }

  /** One write at a time, so that the rows have the order of the refusals. */
  const flush = () => {
    const next = writing.catch(() => undefined).then(write)
    writing = next
    return next
  }

  return {
    /** Runs no statement. */
    add: (events: readonly RejectedEvent[]) => {
      if (events.length === 0) return
      for (const { reason } of events) {
        metrics.rejectedEvents.inc({ reason })
        counts[reason] = (counts[reason] ?? 0) + 1
      }
      keep([...waiting, ...events])
    },
    /** The events of all instances, newest first; this instance first writes its waiting events. */
    list: async () => {
      await flush()
      return listRejected(db, REJECTED_EVENTS_KEPT)
    },
    /** Writes the waiting events. */
    stop: async () => {
      await flush().catch(() => undefined)
      if (timer !== null) clearTimeout(timer)
    },
  }
}
