import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { UsersTable } from './schema.ts'

export type User = Selectable<UsersTable>

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('userId', '=', userId).executeTakeFirst()
}

export async function findUserByLoginName(db: Db, loginName: string): Promise<User | undefined> {
  return db.selectFrom('users').selectAll().where('loginName', '=', loginName).executeTakeFirst()
}

/** Invite codes are read without regard to case. */
export async function findUserByVipCode(db: Db, vipCode: string): Promise<User | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(sql`upper(vip_code)`, '=', vipCode.toUpperCase())
    .executeTakeFirst()
}

/** Which unique value was taken, or null when the row is in. */
export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<'loginName' | 'vipCode' | null> {
  const inserted = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (inserted !== undefined) return null
  return (await findUserByLoginName(db, user.loginName)) === undefined ? 'vipCode' : 'loginName'
}
