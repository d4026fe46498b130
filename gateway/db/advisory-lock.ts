import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** How often a waiting process tries again, ms: lock_timeout would end a statement that waits. */
const RETRY_MS = 200

/**
 * Runs `work` while no other process on this database runs work of the same name. The lock has its own connection, so it
 * ends with the process, also after a crash; `work` uses the other connections of the pool.
 */
export const withAdvisoryLock = <T>(db: Kysely<Database>, name: string, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const isLocked = async (): Promise<boolean> => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(hashtext(${`fanfare:${name}`})) as locked`.execute(connection)
      return rows[0]?.locked === true
    }
    while (!(await isLocked())) await sleep(RETRY_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${`fanfare:${name}`}))`.execute(connection).catch(() => undefined)
    }
  })
