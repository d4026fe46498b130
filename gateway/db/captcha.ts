import type { Db } from './client.ts'

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

export async function forgetChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('spentChallenges').where('expiresAt', '<=', now).execute()
}
