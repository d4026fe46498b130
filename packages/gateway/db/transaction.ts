import { channel } from 'node:diagnostics_channel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { publishCommitted } from './after-commit.ts'
import { query } from './client.ts'
import { isStalePlan } from './preparing-client.ts'
import type { Database } from './schema.ts'
import { withTimeouts } from './timeouts.ts'

/** Serialization failure, deadlock, lock not available within lock_timeout: PostgreSQL rolled back, so a retry is safe. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 5

/**
 * A partition was attached after the row had been routed to the default one; the next attempt finds it. Such an error names only its table: one of a
 * check also names the constraint, and one of a trigger names neither.
 */
const isRoutedTooEarly = (error: { table?: unknown; constraint?: unknown }) =>
  sqlState(error) === '23514' && Boolean(error.table) && !error.constraint

/** Publishes each retry with its SQLSTATE, for the metrics. */
export const RETRY_CHANNEL = 'fanfare:transaction-retry'
const retries = channel(RETRY_CHANNEL)

export const sqlState = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Runs `work` in one READ COMMITTED transaction and retries with jitter after a conflict (D-13). `work` must have no effect
 * outside the database.
 */
export const withTransaction = <T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>) =>
  retrying(async () => {
    const { tx, result } = await db.transaction().execute(async (tx) => ({ tx, result: await work(tx) }))
    publishCommitted(tx)
    return result
  })

/** `withTransaction` for a single statement, which is its own transaction. */
export async function retrying<T>(work: () => Promise<T>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const state = sqlState(error)
      const isRetryable =
        state !== undefined && (RETRYABLE.has(state) || isStalePlan(error) || isRoutedTooEarly(error as object))
      if (!isRetryable || attempt === ATTEMPTS) throw error
      retries.publish(state)
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}

const TIMEOUT_MS = 120_000
const GRACE_MS = 1_000

/**
 * Runs `work` in a transaction whose statements and locks may each take two minutes and read whole tables, with
 * memory for sorting a million rows.
 */
export const inLongTransaction = <T>(db: Kysely<Database>, work: (tx: Transaction<Database>) => Promise<T>) =>
  withTimeouts(TIMEOUT_MS + GRACE_MS, () =>
    withTransaction(db, async (tx) => {
      await query(tx)`
        select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true), set_config('lock_timeout', ${String(TIMEOUT_MS)}, true),
          set_config('enable_seqscan', 'on', true), set_config('work_mem', '64MB', true)
      `
      return work(tx)
    }),
  )

/** Runs `work` in a transaction and undoes what it wrote, also when it throws. */
export async function rehearse<T>(tx: Kysely<Database>, work: () => Promise<T>) {
  await query(tx)`savepoint rehearsal`
  try {
    return await work()
  } finally {
    await query(tx)`rollback to savepoint rehearsal`
    await query(tx)`release savepoint rehearsal`
  }
}
