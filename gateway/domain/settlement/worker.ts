import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayContext } from '#gateway/context.ts'
import { markSent, takeUnsent, type SentMessage } from '#gateway/db/outbox.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import type { SettlementContext } from './settle-locked.ts'
import { settleDue, SettlingError } from './settle-due.ts'
import { reevaluateNext } from './reevaluate.ts'
import { sweep } from './sweep.ts'
import { repeat } from '#gateway/util/repeat.ts'
import { createBackoff } from './backoff.ts'

export interface WorkerOptions {
  /** Batches settled at the same time: they lock the same budgets, and the pool is small. */
  concurrency?: number
  /** Interval at which the worker polls the queue for entries of other instances, and runs the sweep, in ms of real time. */
  everyMs?: number
}

export interface Worker {
  /** Notifies the worker of new entries in the queue; does not wait. */
  wake: () => void
  /** Resolves after the current batch; the rest stays in the tables. */
  stop: () => Promise<void>
  /** Emits each SentMessage as `message`, at least once (D-15). */
  messages: EventEmitter<{ message: [SentMessage] }>
}

const OUTBOX_BATCH = 200
/** The longest pause between two batches of users, while facts keep arriving, ms. */
const LONGEST_PAUSE_MS = 400
/** Pause after a batch, in durations of that batch. */
const PAUSE_FACTOR = 3

/**
 * The gateway's background work: settles enqueued users, runs the sweep, sends the outbox. All of its state is in the database,
 * so it may be killed at any moment, and several instances may run.
 */
export function startWorker(
  gateway: SettlementContext & Pick<GatewayContext, 'log'>,
  { concurrency = 1, everyMs = 500 }: WorkerOptions = {},
): Worker {
  const messages = new EventEmitter<{ message: [SentMessage] }>()
  const backoff = createBackoff(() => performance.now())
  const report = (what: string) => (error: unknown) => gateway.log.error({ err: error }, what)
  let stopping = false
  /** Batches of facts that arrived while one batch of users was settled. */
  let wakes = 0
  /** Users to settle one by one, after a batch that failed. */
  let alone = 0

  const settleSome = async (): Promise<boolean> => {
    const isAlone = alone > 0
    try {
      const skipped = backoff.skipped()
      const userIds = await settleDue(gateway, isAlone ? { skipped, limit: 1 } : { skipped })
      for (const userId of userIds) backoff.settled(userId)
      if (isAlone) alone -= 1
      return userIds.length > 0
    } catch (error) {
      if (!(error instanceof SettlingError)) throw error
      const [userId = '', ...others] = error.userIds
      if (others.length > 0) {
        alone = error.userIds.length
        if (error.isDatabaseGone) throw error
      } else if (!backoff.failed(userId, error.isDatabaseGone)) throw error
      else report('settling a user failed')(error)
      return true
    }
  }

  const drain = async () => {
    const lane = async () => {
      for (let isMore = true; isMore && !stopping;) {
        const began = performance.now()
        wakes = 0
        isMore = (await settleSome()) || (await reevaluateNext(gateway)) > 0
        // While facts arrive in a stream, ingestion comes first: facts cost less if they are settled together.
        if (wakes > 1) await sleep(Math.min(PAUSE_FACTOR * (performance.now() - began), LONGEST_PAUSE_MS))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, lane))
    outbox.wake()
  }

  const outbox = repeat(() => sendOutbox(gateway, messages), { everyMs, onError: report('the outbox failed') })
  const settling = repeat(drain, { everyMs, onError: report('settling failed') })
  const sweeping = repeat(
    async () => {
      if ((await sweep(gateway)) > 0) settling.wake()
    },
    { everyMs, onError: report('the sweep failed') },
  )
  return {
    messages,
    wake: () => {
      wakes += 1
      settling.wake()
      sweeping.wake()
    },
    stop: async () => {
      stopping = true
      await Promise.all([settling.stop(), sweeping.stop(), outbox.stop()])
    },
  }
}

/** Emits every unsent message; a message counts as sent after its listeners have returned. */
async function sendOutbox(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  messages: Worker['messages'],
): Promise<void> {
  for (;;) {
    const sent = await withTransaction(db, async (tx) => {
      const batch = await takeUnsent(tx, OUTBOX_BATCH)
      for (const message of batch) messages.emit('message', message)
      await markSent(
        tx,
        batch.map(({ id }) => id),
        clock.now(),
      )
      return batch.length
    })
    if (sent < OUTBOX_BATCH) return
  }
}
