import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { createPool, dbOn } from '../db/client.ts'
import type { Database } from '../db/schema.ts'

/** Turns of the event loop in which statements of one moment arrive: a connection of the pool is free some turns later. */
const TURNS = 10

interface Waits {
  waits: number
  statements: number
}

/**
 * Counts how often `work` waits for the database, and for how many statements: a budget that needs no clock. Statements that are
 * sent before the answers to earlier ones wait for the next moment together. The work runs once before, so that the pool has its
 * connections.
 */
export async function countWaits(
  connectionString: string,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<Waits> {
  const pool = createPool({ connectionString })
  const counted: Waits = { waits: 0, statements: 0 }
  let moment: Promise<void> | null = null
  let unanswered = 0
  const nextMoment = async (): Promise<void> => {
    do for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
    while (unanswered > 0)
    counted.waits += 1
    moment = null
  }
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    const query = async (...parts: unknown[]): Promise<unknown> => {
      counted.statements += 1
      await (moment ??= nextMoment())
      unanswered += 1
      try {
        return await send(...parts)
      } finally {
        unanswered -= 1
      }
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
