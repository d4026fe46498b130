import { sql } from 'kysely'
import type { PersonRole } from '@fanfare/contract/staff/staff.ts'
import type { Db } from '#gateway/db/client.ts'
import { deleteBatch } from '#gateway/db/delete-batch.ts'
import type { ConsoleSignInsTable } from '#gateway/db/tables/staff.ts'

/** A live session with its person. */
export interface ConsoleSession {
  sessionId: string
  actor: string
  displayName: string
  roles: PersonRole[]
  signedInAt: number
  createdAt: number
  seenAt: number
  checkedAt: number
  /** One request asks the provider until then; 0 when none does. */
  checkingUntil: number
  tokens: string | null
}

interface ConsolePerson {
  actor: string
  /** Unique: issuer and `sub`. */
  subject: string
  displayName: string
  roles: readonly PersonRole[]
}

/** Sessions used since `seenAfter` and opened since `createdAfter` are live. */
interface Live {
  tokenHash: string
  seenAfter: number
  createdAfter: number
}

export async function findConsoleSession(db: Db, live: Live) {
  return db
    .selectFrom('consoleSessions')
    .innerJoin('consolePeople', 'consolePeople.actor', 'consoleSessions.actor')
    .select([
      'consoleSessions.sessionId',
      'consoleSessions.actor',
      'consolePeople.displayName',
      'consolePeople.roles',
      'consoleSessions.signedInAt',
      'consoleSessions.createdAt',
      'consoleSessions.seenAt',
      'consoleSessions.checkedAt',
      'consoleSessions.checkingUntil',
      'consoleSessions.tokens',
    ])
    .where('tokenHash', '=', live.tokenHash)
    .where('endedAt', 'is', null)
    .where('seenAt', '>', live.seenAfter)
    .where('createdAt', '>', live.createdAfter)
    .executeTakeFirst()
}

export async function insertConsoleSession(
  db: Db,
  session: Pick<ConsoleSession, 'sessionId' | 'actor' | 'signedInAt' | 'createdAt' | 'tokens'> & { tokenHash: string },
) {
  const { createdAt } = session
  await db
    .insertInto('consoleSessions')
    .values({ ...session, seenAt: createdAt, checkedAt: createdAt, checkingUntil: 0, endedAt: null })
    .execute()
}

/** Never sets the time back: another instance may have seen a later request. */
export async function touchConsoleSession(db: Db, sessionId: string, now: number) {
  await db
    .updateTable('consoleSessions')
    .set({ seenAt: now })
    .where('sessionId', '=', sessionId)
    .where('seenAt', '<', now)
    .execute()
}

export async function endConsoleSession(db: Db, sessionId: string, now: number) {
  await db
    .updateTable('consoleSessions')
    .set({ endedAt: now, tokens: null })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Lets this request ask the provider; false when another one does, or has just done so. */
export async function takeConsoleCheck(
  db: Db,
  sessionId: string,
  { now, before, leaseMs }: { now: number; before: number; leaseMs: number },
) {
  const { numUpdatedRows } = await db
    .updateTable('consoleSessions')
    .set({ checkingUntil: now + leaseMs })
    .where('sessionId', '=', sessionId)
    .where('checkedAt', '<=', before)
    .where('checkingUntil', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the provider's answer, unless the session has ended by then. */
export async function saveConsoleCheck(
  db: Db,
  sessionId: string,
  { checkedAt, tokens }: { checkedAt: number; tokens: string },
) {
  await db
    .updateTable('consoleSessions')
    .set({ checkedAt, tokens, checkingUntil: 0 })
    .where('sessionId', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute()
}

export async function releaseConsoleCheck(db: Db, sessionId: string) {
  await db.updateTable('consoleSessions').set({ checkingUntil: 0 }).where('sessionId', '=', sessionId).execute()
}

/** Stores a person with the present roles. @returns the name in the audit log; undefined when it belongs to another person */
export async function saveConsolePerson(db: Db, { actor, subject, displayName, roles }: ConsolePerson) {
  const now = { displayName, roles: JSON.stringify(roles) }
  const known = await db
    .updateTable('consolePeople')
    .set(now)
    .where('subject', '=', subject)
    .returning('actor')
    .executeTakeFirst()
  if (known !== undefined) return known.actor
  const added = await db
    .insertInto('consolePeople')
    .values({ actor, subject, ...now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('actor')
    .executeTakeFirst()
  return added?.actor
}

/** The roles of a person at the last answer of the provider; none for an unknown one. */
export async function rolesOfPerson(db: Db, actor: string) {
  const row = await db.selectFrom('consolePeople').select('roles').where('actor', '=', actor).executeTakeFirst()
  return new Set(row?.roles)
}

/** The names of those who had a role at the last answer of the provider. */
export async function listPersons(db: Db) {
  const people = await db.selectFrom('consolePeople').select(['actor', 'roles']).execute()
  return people.flatMap(({ actor, roles }) => (roles.length > 0 ? [actor] : []))
}

export async function insertConsoleSignIn(db: Db, signIn: ConsoleSignInsTable) {
  await db.insertInto('consoleSignIns').values(signIn).execute()
}

/** Deletes a started sign-in and returns it, so a second answer with the same state finds none. */
export const takeConsoleSignIn = (db: Db, { stateHash, now }: { stateHash: string; now: number }) =>
  db
    .deleteFrom('consoleSignIns')
    .where('stateHash', '=', stateHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()

/** Deletes sign-ins that were not completed, and sessions opened before `before`. */
export const deleteOldConsoleSessions = async (
  db: Db,
  { before, now, limit }: { before: number; now: number; limit: number },
) =>
  Math.max(
    await deleteBatch(db, 'consoleSessions', ['sessionId'], sql`created_at < ${before}::bigint`, limit),
    await deleteBatch(db, 'consoleSignIns', ['stateHash'], sql`expires_at <= ${now}::bigint`, limit),
  )
