import type { Kysely, Transaction } from 'kysely'
import { query } from '../../db/client.ts'
import type { Database } from '../../db/schema.ts'
import { withoutPreparing } from '../../db/unprepared.ts'

/**
 * Reads the sums and rows of one agent in one read-only snapshot, so that all numbers of an answer agree. Each statement is planned for its
 * own filter, because a generic plan reads all lines of an agent even for one day. The memory is for adding up 50,000 referrals without
 * temporary files.
 */
export const readAgentList = <T>(db: Kysely<Database>, read: (tx: Transaction<Database>) => Promise<T>) =>
  withoutPreparing(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await query(tx)`select set_config('work_mem', '32MB', true)`
        return read(tx)
      }),
  )
