import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { PlayerIdentitiesTable } from '../../db/tables/accounts.ts'

/** The identity of an account; undefined for one without, which has a password. */
export async function findIdentity(db: Db, userId: string): Promise<Selectable<PlayerIdentitiesTable> | undefined> {
  return db.selectFrom('playerIdentities').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The account of a person at the provider. */
export async function findAccountOf(
  db: Db,
  { issuer, subject }: Pick<PlayerIdentitiesTable, 'issuer' | 'subject'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('playerIdentities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.userId
}

/** @returns whether the person has no account; until this transaction ends, no other one makes an account for them */
export async function lockNewIdentity(
  tx: Db,
  { issuer, subject }: Pick<PlayerIdentitiesTable, 'issuer' | 'subject'>,
): Promise<boolean> {
  // On several nodes no index sees all identities, so first sign-ins of one person wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity:${issuer} ${subject}`}, 0))`.execute(tx)
  return (await findAccountOf(tx, { issuer, subject })) === undefined
}

export async function insertIdentity(tx: Db, identity: Insertable<PlayerIdentitiesTable>): Promise<void> {
  await tx.insertInto('playerIdentities').values(identity).execute()
}

/** When the platform registered this user, by its first `user.registered`, and with which code. */
export async function findPlatformRegistration(
  db: Db,
  userId: string,
): Promise<{ at: number; inviteCode: string | null } | undefined> {
  const { rows } = await sql<{ at: number; inviteCode: string | null }>`
    select occurred_at as at, payload ->> 'inviteCode' as invite_code from events
    where type = 'user.registered' and user_id = ${userId}
    order by occurred_at, event_id limit 1
  `.execute(db)
  return rows[0]
}
