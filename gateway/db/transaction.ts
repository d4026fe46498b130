import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Serialization failure, deadlock, lock not available within lock_timeout: nothing happened, so it may run again. */
const RETRYABLE = new Set(['40001', '40P01', '55P03'])
const ATTEMPTS = 5

export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/**
 * Runs `work` in one READ COMMITTED transaction, again with jitter when PostgreSQL asks for it (D-13). `work` must have no
 * effect outside the database.
 */
export async function withTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
  onRetry: (state: string) => void = () => undefined,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const state = sqlState(error)
      if (state === undefined || !RETRYABLE.has(state) || attempt === ATTEMPTS) throw error
      onRetry(state)
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
