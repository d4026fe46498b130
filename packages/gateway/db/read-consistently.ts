import type { Kysely, Transaction } from 'kysely'
import { query } from './client.ts'
import { withTimeouts } from './timeouts.ts'
import type { Database } from './schema.ts'

/** An audit may read far more than a request, but an audit of the running gateway must end. */
const TIMEOUT_MS = 120_000
const GRACE_MS = 1_000

/** Runs `read` in a read-only snapshot of the database; each statement may take `timeoutMs`. */
export async function readConsistently<T>(
  db: Kysely<Database>,
  read: (tx: Transaction<Database>) => Promise<T>,
  timeoutMs: number = TIMEOUT_MS,
) {
  const transaction = db.transaction().setIsolationLevel('repeatable read')
  return withTimeouts(timeoutMs + GRACE_MS, () =>
    transaction.execute(async (tx) => {
      await query(tx)`set transaction read only`
      await query(tx)`
        select set_config('statement_timeout', ${String(timeoutMs)}, true), set_config('enable_seqscan', 'on', true)`
      return read(tx)
    }),
  )
}
