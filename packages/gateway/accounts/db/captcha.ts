import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

/** False when the challenge was spent before. */
export async function spendChallenge(db: Db, challenge: string, expiresAt: number) {
  const spent = await db
    .insertInto('spentChallenges')
    .values({ challenge, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}

export const deleteExpiredChallenges = (db: Db, now: number, limit: number) =>
  deleteBatch(db, 'spentChallenges', ['challenge'], sql`expires_at <= ${now}::bigint`, limit)
