import { sql } from 'kysely'
import type { Db } from './client.ts'
import { forgetBatch } from './forget-batch.ts'

/** False when this challenge was already spent. */
export async function spendChallenge(db: Db, challenge: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insertInto('spentChallenges')
    .values({ challenge, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return spent !== undefined
}

export const forgetChallenges = (db: Db, now: number, limit: number): Promise<number> =>
  forgetBatch(db, 'spentChallenges', sql`expires_at <= ${now}::bigint`, limit)
