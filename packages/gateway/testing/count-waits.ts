import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createPool, dbOn } from '../db/client.ts'
import type { Database } from '../db/schema.ts'

/** Statements that are sent within this time wait for the database together, ms: nothing is read between them. */
const MOMENT_MS = 20

interface Waits {
  /** How often the work waited for the database. */
  waits: number
  statements: number
}

/**
 * Counts how often `work` waits for the database, and for how many statements: a budget that needs no clock. The work runs
 * once before, so that the pool has its connections.
 */
export async function countWaits(
  connectionString: string,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Waits> {
  const pool = createPool({ connectionString })
  const counted: Waits = { waits: 0, statements: 0 }
  let moment: Promise<void> | null = null
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => unknown
    const query = async (...parts: unknown[]): Promise<unknown> => {
      counted.statements += 1
      moment ??= sleep(MOMENT_MS).then(() => {
        counted.waits += 1
        moment = null
      })
      await moment
      return send(...parts)
    }
    client.query = query as never
  })
  const db = dbOn(pool)
  try {
    await work(db)
    Object.assign(counted, { waits: 0, statements: 0 })
    await work(db)
    return counted
  } finally {
    await db.destroy()
  }
}
