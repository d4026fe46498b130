import { findCodeOwner, isCodePaused, takeInviteCode } from '../../agents/db/agent-codes.ts'
import { hasWritten, query, queryRow, queryValue, type Db, type NewRow, type Row } from '../../db/client.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

export type User = Row<'users'>

export const userOf = (db: Db, userId: string) => db.selectFrom('users').selectAll().where('userId', '=', userId)

export const findUser = (db: Db, userId: string) => userOf(db, userId).executeTakeFirst()

/** Locks these users, so that nobody deletes their account before the transaction ends. @returns those who have not deleted it */
export async function lockLiving(tx: Db, userIds: readonly string[]): Promise<Set<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await query<{ userId: string }>(tx)`
    select user_id from lock_living(${[...new Set(userIds)].sort()}::text[]) as user_id`
  return new Set(userIdsOf(rows))
}

export const findUserByLoginName = (db: Db, loginName: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('loginName', '=', loginName)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** Locks the row, so that no other transaction changes the user's password before this one ends. */
export const findLockedUser = (tx: Db, userId: string, lock: 'share' | 'update') =>
  (lock === 'share' ? userOf(tx, userId).forShare() : userOf(tx, userId).forNoKeyUpdate()).executeTakeFirst()

export async function savePassword(tx: Db, userId: string, passwordHash: string) {
  await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute()
}

/** The user of an invite code: of the account, or one that an agent made. The case of its letters does not count. */
export async function findUserByVipCode(db: Db, vipCode: string) {
  const owner = await findCodeOwner(db, vipCode.toUpperCase())
  const user = owner === undefined ? undefined : await findUser(db, owner)
  return user?.deletedAt === null ? user : undefined
}

/** The user whom a code makes an inviter; undefined while the code is paused. */
export async function findInviter(db: Db, vipCode: string, at: number) {
  return (await isCodePaused(db, vipCode, at)) ? undefined : findUserByVipCode(db, vipCode)
}

/** @returns the unique value that another user has; null when the row was inserted */
export async function insertUser(db: Db, user: NewRow<'users'>) {
  // On several nodes no index sees all login names, so registrations with one name wait for each other.
  await query(db)`select pg_advisory_xact_lock(hashtextextended(${`login:${user.loginName}`}, 0))`
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
export async function withLoginNames<Of extends { userId: string }>(db: Db, rows: readonly Of[]) {
  const names = await listLoginNames(db, userIdsOf(rows))
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

/** The identity of an account; undefined for one without, which has a password. */
export const findIdentity = (db: Db, userId: string) =>
  db.selectFrom('playerIdentities').selectAll().where('userId', '=', userId).executeTakeFirst()

type Person = Pick<Row<'playerIdentities'>, 'issuer' | 'subject'>

/** The account of a person at the provider. */
export const findAccountOf = (db: Db, { issuer, subject }: Person) =>
  queryValue<string | undefined>(db)`
    select user_id from player_identities where issuer = ${issuer} and subject = ${subject}`

/** @returns whether the person has no account; until this transaction ends, no other one makes an account for them */
export async function lockNewIdentity(tx: Db, { issuer, subject }: Person) {
  // On several nodes no index sees all identities, so first sign-ins of one person wait for each other.
  await query(tx)`select pg_advisory_xact_lock(hashtextextended(${`identity:${issuer} ${subject}`}, 0))`
  return (await findAccountOf(tx, { issuer, subject })) === undefined
}

export async function insertIdentity(tx: Db, identity: NewRow<'playerIdentities'>) {
  await tx.insertInto('playerIdentities').values(identity).execute()
}

/** When the platform registered this user, by its first `user.registered`, and with which code. */
export const findPlatformRegistration = (db: Db, userId: string) =>
  queryRow<{ at: number; inviteCode: string | null } | undefined>(db)`
    select occurred_at as at, payload ->> 'inviteCode' as invite_code from events
    where type = 'user.registered' and user_id = ${userId}
    order by occurred_at, event_id limit 1
  `

/** Replaces the user's earlier link: only the newest one works. */
export const saveReset = (
  tx: Db,
  { userId, tokenHash, expiresAt }: { userId: string; tokenHash: string; expiresAt: number },
) =>
  query(tx)`
    insert into password_resets (user_id, token_hash, expires_at)
    select user_id, ${tokenHash}, ${expiresAt}::bigint from users where user_id = ${userId} and deleted_at is null
    on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  `

/** The user of a link that still works. */
export const findReset = (db: Db, tokenHash: string, now: number) =>
  queryValue<string | undefined>(db)`
    select user_id from password_resets where token_hash = ${tokenHash} and expires_at > ${now}::bigint`

/** Uses up a link. @returns whether it still worked: of several uses at once, one gets true */
export const spendReset = (tx: Db, tokenHash: string, now: number) =>
  hasWritten(tx)`delete from password_resets where token_hash = ${tokenHash} and expires_at > ${now}::bigint`

export async function deleteReset(tx: Db, userId: string) {
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}
