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
    while (!(await lock(connection, name))) await sleep(RETRY_MS)
    return work().finally(() => unlock(connection, name))
  })

/** The same, without waiting. @returns null when another process holds the lock */
export const tryAdvisoryLock = <T>(db: Kysely<Database>, name: string, work: () => Promise<T>): Promise<T | null> =>
  db
    .connection()
    .execute(async (connection) =>
      (await lock(connection, name)) ? work().finally(() => unlock(connection, name)) : null,
    )

const keyOf = (name: string) => sql`hashtext(${`fanfare:${name}`})`

async function lock(connection: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_lock(${keyOf(name)}) as locked`.execute(
    connection,
  )
  return rows[0]?.locked === true
}

async function unlock(connection: Kysely<Database>, name: string): Promise<void> {
  await sql`select pg_advisory_unlock(${keyOf(name)})`.execute(connection).catch(() => undefined)
}
