import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { query, queryValue, type Db } from './client.ts'
import type { Database } from './schema.ts'

type Connection = Kysely<Database>

/** How often a waiting process tries again, ms: `lock_timeout` would end a statement that waits. */
const RETRY_MS = 200

/** Returned where another process holds the lock. */
const HELD = Symbol('held')

/**
 * Runs `work` while no other process on this database runs work of the same name. The lock has its own connection, so it
 * ends with the process, also after a crash; `work` uses the other connections of the pool.
 */
export async function withAdvisoryLock<T>(db: Connection, name: string, work: () => Promise<T>) {
  for (;;) {
    const done = await whileLocked(db, name, work)
    if (done !== HELD) return done
    await sleep(RETRY_MS)
  }
}

/** `withAdvisoryLock` without waiting. @returns null when another process holds the lock */
export async function tryAdvisoryLock<T>(db: Connection, name: string, work: () => Promise<T>) {
  const done = await whileLocked(db, name, work)
  return done === HELD ? null : done
}

/**
 * The lock belongs to a transaction, because a pooler may give each transaction another connection. The transaction is READ COMMITTED and idle. Its
 * last statement must have no snapshot: the portal of a select keeps its snapshot until the next statement, and so stops vacuum from removing old
 * rows and a concurrent build of an index from ending.
 * @throws Error also when the connection, and so the lock, was lost during `work`
 */
const whileLocked = <T>(db: Connection, name: string, work: () => Promise<T>) =>
  db.transaction().execute(async (tx) => {
    const isLocked = await tryLock(tx, name)
    await query(tx)`set local idle_in_transaction_session_timeout = 0`
    return isLocked ? work() : HELD
  })

/** Takes a lock until the end of the transaction. @returns whether no other transaction has it */
export const tryLock = (tx: Db, name: string) =>
  queryValue<boolean>(tx)`select pg_try_advisory_xact_lock(hashtext(${`fanfare:${name}`}))`
