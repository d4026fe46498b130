import { hasWritten, type Db } from '../../db/client.ts'

/** False when the challenge was spent before. */
export const spendChallenge = (db: Db, challenge: string, expiresAt: number) =>
  hasWritten(db)`
    insert into spent_challenges (challenge, expires_at) values (${challenge}, ${expiresAt}::bigint) on conflict do nothing`
