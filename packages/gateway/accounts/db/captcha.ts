import { hasWritten, type Db } from '#gateway/db/client.ts'

/** False when the challenge was spent before. */
export const spendChallenge = (db: Db, challenge: string, expiresAt: number): Promise<boolean> =>
  hasWritten(db)`
    insert into spent_challenges (challenge, expires_at) values (${challenge}, ${expiresAt}::bigint) on conflict do nothing`
