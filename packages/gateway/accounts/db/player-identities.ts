import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { PlayerIdentitiesTable } from '../../db/tables/accounts.ts'

/** The identity of an account; undefined for one without, which has a password. */
export async function findIdentity(db: Db, userId: string): Promise<Selectable<PlayerIdentitiesTable> | undefined> {
  return db.selectFrom('playerIdentities').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** The account of a person at the provider. */
export async function findAccountOf(db: Db, { issuer, subject }: Pick<PlayerIdentitiesTable, 'issuer' | 'subject'>) {
  const row = await db
    .selectFrom('playerIdentities')
    .select('userId')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.userId
}

export async function insertIdentity(tx: Db, identity: Insertable<PlayerIdentitiesTable>) {
  await tx.insertInto('playerIdentities').values(identity).execute()
}

/** When the platform registered this user, by its first `user.registered`, and with which code. */
export async function findPlatformRegistration(db: Db, userId: string) {
  const { rows } = await sql<{ at: number; inviteCode: string | null }>`
    select occurred_at as at, payload ->> 'inviteCode' as invite_code from events
    where type = 'user.registered' and user_id = ${userId}
    order by occurred_at, event_id limit 1
  `.execute(db)
  return rows[0]
}
