import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Another instance is asked for so often, in ms; a waiting statement would be cut by lock_timeout. */
const ASK_MS = 200

/**
 * Runs `work` while no other process on this database runs work of the same name. The lock belongs to a connection of its
 * own, so it ends with the process, however that ends; `work` uses the other connections of the pool.
 */
export const withAdvisoryLock = <T>(db: Kysely<Database>, name: string, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    const isLocked = async (): Promise<boolean> => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(hashtext(${`fanfare:${name}`})) as locked`.execute(connection)
      return rows[0]?.locked === true
    }
    while (!(await isLocked())) await sleep(ASK_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${`fanfare:${name}`}))`.execute(connection).catch(() => undefined)
    }
  })
