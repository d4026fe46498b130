import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from './schema.ts'

type Connection = Kysely<Database>

/** How often a waiting process tries again, ms: lock_timeout would end a statement that waits. */
const RETRY_MS = 200

/**
 * Runs `work` while no other process on this database runs work of the same name. The lock has its own connection, so it
 * ends with the process, also after a crash; `work` uses the other connections of the pool.
 */
export const withAdvisoryLock = <T>(db: Connection, name: string, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    while (!(await lock(connection, name))) await sleep(RETRY_MS)
    return work().finally(() => unlock(connection, name))
  })

/** The same, without waiting. @returns null when another process holds the lock */
export const tryAdvisoryLock = <T>(db: Connection, name: string, work: () => Promise<T>): Promise<T | null> =>
  db
    .connection()
    .execute(async (connection) =>
      (await lock(connection, name)) ? work().finally(() => unlock(connection, name)) : null,
    )

const keyOf = (name: string) => sql`hashtext(${`fanfare:${name}`})`

async function lock(connection: Connection, name: string): Promise<boolean> {
  try {
    const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${keyOf(name)}) as locked`.execute(
      connection,
    )
    return rows[0]?.locked === true
  } catch (error) {
    // The answer may be lost after the lock was taken, and the connection returns to the pool.
    await unlock(connection, name)
    throw error
  }
}

/** Tried twice; a connection that is gone has no lock. */
async function unlock(connection: Connection, name: string): Promise<void> {
  const release = () => sql`select pg_advisory_unlock(${keyOf(name)})`.execute(connection)
  await release()
    .catch(release)
    .catch(() => undefined)
}
