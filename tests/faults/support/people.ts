import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@fanfare/gateway/db/client.ts'

export type Person = { userId: string; token: string }

const CHUNK = 500
const MONTH_MS = 30 * 86_400_000

const newPerson = (): Person => ({
  userId: `u_${randomBytes(12).toString('base64url')}`,
  token: randomBytes(32).toString('base64url'),
})

/** Accounts with a login of a month. Inserted directly, because registering would hash a password for each. */
export async function addPeople(db: Db, count: number, now = Date.now()): Promise<Person[]> {
  const people = Array.from({ length: count }, newPerson)
  const createdAt = now - 3_600_000
  for (let from = 0; from < count; from += CHUNK) {
    const some = people.slice(from, from + CHUNK)
    const users = some.map(({ userId }) => ({
      userId,
      loginName: `${userId.toLowerCase()}@example.test`,
      passwordHash: '-',
      languageType: 0,
      vipCode: randomBytes(6).toString('hex').toUpperCase(),
      createdAt,
    }))
    await db.insertInto('users').values(users).execute()
    const families = some.map(({ userId }) => ({ familyId: `f-${userId}`, userId, createdAt }))
    await db.insertInto('tokenFamilies').values(families).execute()
    const tokens = some.map(({ userId, token }) => ({
      tokenHash: createHash('sha256').update(token).digest('hex'),
      familyId: `f-${userId}`,
      kind: 'access' as const,
      expiresAt: createdAt + MONTH_MS,
      createdAt,
    }))
    await db.insertInto('tokens').values(tokens).execute()
  }
  return people
}
