import type { Db } from '../../db/client.ts'

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
