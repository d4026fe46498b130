import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from './schema.ts'
import { withTimeouts } from './timeouts.ts'
import { withTransaction } from './transaction.ts'

const TIMEOUT_MS = 120_000
const GRACE_MS = 1_000

/**
 * Runs `work` in a transaction whose statements and locks may each take two minutes and read whole tables, with
 * memory for sorting a million rows.
 */
export const inLongTransaction = <T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> =>
  withTimeouts(TIMEOUT_MS + GRACE_MS, () =>
    withTransaction(db, async (tx) => {
      await sql`
        select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true), set_config('lock_timeout', ${String(TIMEOUT_MS)}, true),
          set_config('enable_seqscan', 'on', true), set_config('work_mem', '64MB', true)
      `.execute(tx)
      return work(tx)
    }),
  )
