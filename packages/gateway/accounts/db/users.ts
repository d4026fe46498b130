import { sql, type Insertable, type Selectable } from 'kysely'
import { findCodeOwner, isCodePaused, takeInviteCode } from '../../agents/db/change-code.ts'
import type { Db } from '../../db/client.ts'
import type { UsersTable } from '../../db/tables/accounts.ts'

export type User = Selectable<UsersTable>

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Of these users, those who have not deleted their account; none of them can until the end of the transaction. */
export async function lockLiving(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const { rows } = await sql<{ userId: string }>`
    select user_id from lock_living(${[...new Set(userIds)].sort()}::text[]) as user_id`.execute(tx)
  return new Set(rows.map(({ userId }) => userId))
}

export async function findUserByLoginName(db: Db, loginName: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('loginName', '=', loginName)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

/** The same, and no other transaction changes the user's password before the end of this one. */
export async function findLockedUser(tx: Db, userId: string, lock: 'share' | 'update'): Promise<User | undefined> {
  const found = tx.selectFrom('users').selectAll().where('userId', '=', userId)
  return (lock === 'share' ? found.forShare() : found.forNoKeyUpdate()).executeTakeFirst()
}

export async function savePassword(tx: Db, userId: string, passwordHash: string) {
  await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute()
}

/** The user of an invite code: of the account, or one that an agent made. The case of its letters does not count. */
export async function findUserByVipCode(db: Db, vipCode: string): Promise<User | undefined> {
  const owner = await findCodeOwner(db, vipCode.toUpperCase())
  const user = owner === undefined ? undefined : await findUser(db, owner)
  return user?.deletedAt === null ? user : undefined
}

/** The user whom a code makes an inviter: as above, but nobody while the code is paused. */
export async function findInviter(db: Db, vipCode: string, at: number): Promise<User | undefined> {
  return (await isCodePaused(db, vipCode, at)) ? undefined : findUserByVipCode(db, vipCode)
}

/** @returns the unique value that another user has; null when the row was inserted */
export async function insertUser(db: Db, user: Insertable<UsersTable>) {
  // On several nodes no index sees all login names, so registrations with one name wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`login:${user.loginName}`}, 0))`.execute(db)
  if ((await findUserByLoginName(db, user.loginName)) !== undefined) return 'loginName'
  if (!(await takeInviteCode(db, user.vipCode.toUpperCase(), user.userId))) return 'vipCode'
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (inserted !== undefined) return null
  return (await findUserByLoginName(db, user.loginName)) === undefined ? 'vipCode' : 'loginName'
}

/** These rows with the login names of their users, who may be on other nodes than the rows; without those of unknown users. */
export async function withLoginNames<Row extends { userId: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { loginName: string })[]> {
  const names = await listLoginNames(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.flatMap((row) => {
    const loginName = names.get(row.userId)
    return loginName === undefined ? [] : [{ ...row, loginName }]
  })
}

/** The login names of these users, by id. */
export async function listLoginNames(db: Db, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['userId', 'loginName']).where('userId', 'in', userIds).execute()
  return new Map(rows.map(({ userId, loginName }) => [userId, loginName]))
}
