import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

interface LockRule {
  /** The key is locked from this failure on. */
  failures: number
  /** Failures count for this long after the first one. */
  withinMs: number
  /** The first lock; each further failure doubles it, up to `longestMs`. */
  lockMs: number
  longestMs: number
}

/** Twice the longest lock: one that ends later was set before the clock of this machine went back. */
const LONGEST_LOCK_MS = 30 * 60_000

/** When the last of the locks ends; null when no key is locked. */
export async function lockedUntil(db: Db, keys: readonly string[], now: number) {
  const row = await db
    .selectFrom('loginAttempts')
    .select(({ fn }) => fn.max('lockedUntil').as('until'))
    .where('key', 'in', keys)
    .where('lockedUntil', '>', now)
    .where('lockedUntil', '<=', now + LONGEST_LOCK_MS)
    .executeTakeFirst()
  return row?.until ?? null
}

/** Counts an attempt of a key where it `isCounted`, in one statement, so that concurrent ones all count. Those outside the rule's window do not. */
const count = (db: Db, key: string, rule: LockRule, now: number, isCounted = sql<boolean>`true`) => {
  const isOver = sql<boolean>`login_attempts.first_at <= ${now - rule.withinMs}`
  const failures = sql<number>`case when ${isOver} then 1 else login_attempts.failures + 1 end`
  return db
    .insertInto('loginAttempts')
    .values({ key, failures: 1, firstAt: now, lockedUntil: null })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures,
          firstAt: sql<number>`case when ${isOver} then ${now} else login_attempts.first_at end`,
          lockedUntil: sql<number | null>`case when ${failures} >= ${rule.failures} then ${now}::bigint
            + least(${rule.longestMs}::bigint, ${rule.lockMs}::bigint << least(20, ${failures} - ${rule.failures})) end`,
        })
        .where(isCounted),
    )
    .returning('key')
    .executeTakeFirst()
}

/** Counts a failure of this key. */
export const recordFailure = (db: Db, key: string, rule: LockRule, now: number) => count(db, key, rule, now)

/**
 * Counts an attempt of this key unless it is locked.
 * @returns when the lock ends; null for an attempt that was counted
 */
export async function countAttempt(db: Db, key: string, rule: LockRule, now: number) {
  const isFree = sql<boolean>`(login_attempts.locked_until is null
    or login_attempts.locked_until not between ${now}::bigint + 1 and ${now + LONGEST_LOCK_MS}::bigint)`
  return (await count(db, key, rule, now, isFree)) === undefined ? lockedUntil(db, [key], now) : null
}

export async function clearFailures(db: Db, key: string) {
  await db.deleteFrom('loginAttempts').where('key', '=', key).execute()
}

/** Deletes counters that began until `before` and are not locked at `now`. */
export const deleteOldAttempts = (db: Db, { before, now, limit }: { before: number; now: number; limit: number }) =>
  deleteBatch(
    db,
    'loginAttempts',
    ['key'],
    sql`first_at <= ${before}::bigint and (locked_until is null or locked_until <= ${now}::bigint)`,
    limit,
  )
