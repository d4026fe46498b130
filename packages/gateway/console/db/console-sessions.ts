import { queryValue, type Db, type Row } from '#gateway/db/client.ts'
import type { ConsoleSignInsTable } from '#gateway/db/tables/staff.ts'

type SessionRow = Row<'consoleSessions'>

/** A live session with its person. */
export type ConsoleSession = SessionRow & Pick<Row<'consolePeople'>, 'displayName' | 'roles'>

/** Sessions used since `seenAfter` and opened since `createdAfter` are live. */
interface Live {
  tokenHash: string
  seenAfter: number
  createdAfter: number
}

export const findConsoleSession = (db: Db, { tokenHash, seenAfter, createdAfter }: Live) =>
  db
    .selectFrom('consoleSessions')
    .innerJoin('consolePeople', 'consolePeople.actor', 'consoleSessions.actor')
    .selectAll('consoleSessions')
    .select(['displayName', 'roles'])
    .where((column) => column.and({ tokenHash, endedAt: null }))
    .where('seenAt', '>', seenAfter)
    .where('createdAt', '>', createdAfter)
    .executeTakeFirst()

export async function insertConsoleSession(
  db: Db,
  session: Pick<SessionRow, 'sessionId' | 'tokenHash' | 'actor' | 'signedInAt' | 'createdAt' | 'tokens'>,
) {
  const { createdAt } = session
  await db
    .insertInto('consoleSessions')
    .values({ ...session, seenAt: createdAt, checkedAt: createdAt, checkingUntil: 0, endedAt: null })
    .execute()
}

const change = (db: Db, sessionId: string) => db.updateTable('consoleSessions').where('sessionId', '=', sessionId)

/** Never sets the time back: another instance may have seen a later request. */
export const touchConsoleSession = (db: Db, sessionId: string, now: number) =>
  change(db, sessionId).set({ seenAt: now }).where('seenAt', '<', now).execute()

export const endConsoleSession = (db: Db, sessionId: string, now: number) =>
  change(db, sessionId).set({ endedAt: now, tokens: null }).where('endedAt', 'is', null).execute()

/** Lets this request ask the provider; false when another one does, or has just done so. */
export async function takeConsoleCheck(
  db: Db,
  sessionId: string,
  { now, before, leaseMs }: { now: number; before: number; leaseMs: number },
) {
  const { numUpdatedRows } = await change(db, sessionId)
    .set({ checkingUntil: now + leaseMs })
    .where('checkedAt', '<=', before)
    .where('checkingUntil', '<=', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores the provider's answer, unless the session has ended by then. */
export const saveConsoleCheck = (db: Db, sessionId: string, answer: Pick<SessionRow, 'checkedAt' | 'tokens'>) =>
  change(db, sessionId)
    .set({ ...answer, checkingUntil: 0 })
    .where('endedAt', 'is', null)
    .execute()

export const releaseConsoleCheck = (db: Db, sessionId: string) =>
  change(db, sessionId).set({ checkingUntil: 0 }).execute()

/** The roles of a person at the last answer of the provider; none for an unknown one. */
export const rolesOfPerson = async (db: Db, actor: string) =>
  new Set(
    await queryValue<Row<'consolePeople'>['roles'] | undefined>(db)`
      select roles from console_people where actor = ${actor}
    `,
  )

export const insertConsoleSignIn = (db: Db, signIn: ConsoleSignInsTable) =>
  db.insertInto('consoleSignIns').values(signIn).execute()

/** Deletes a started sign-in and returns it, so a second answer with the same state finds none. */
export const takeConsoleSignIn = (db: Db, { stateHash, now }: { stateHash: string; now: number }) =>
  db
    .deleteFrom('consoleSignIns')
    .where('stateHash', '=', stateHash)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
