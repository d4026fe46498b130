import { sql, type Kysely, type Transaction } from 'kysely'
import { withPatience } from './patience.ts'
import type { Database } from './schema.ts'

/** An audit may read far more than a request. */
const AUDIT_TIMEOUT_MS = 120_000
const GRACE_MS = 1_000

/** All of `read` sees the same state of the database, and may take long; it changes nothing. */
export async function readConsistently<T>(
  db: Kysely<Database>,
  read: (tx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const transaction = db.transaction().setIsolationLevel('repeatable read')
  return withPatience(AUDIT_TIMEOUT_MS + GRACE_MS, () =>
    transaction.execute(async (tx) => {
      await sql`set transaction read only`.execute(tx)
      await sql`
        select set_config('statement_timeout', ${String(AUDIT_TIMEOUT_MS)}, true), set_config('enable_seqscan', 'on', true)
      `.execute(tx)
      return read(tx)
    }),
  )
}
