import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

/** Replaces the user's earlier link: only the newest one works. */
export async function saveReset(
  tx: Db,
  { userId, tokenHash, expiresAt }: { userId: string; tokenHash: string; expiresAt: number },
) {
  await sql`
    insert into password_resets (user_id, token_hash, expires_at)
    select user_id, ${tokenHash}, ${expiresAt}::bigint from users where user_id = ${userId} and deleted_at is null
    on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at
  `.execute(tx)
}

/** The user of a link that still works. */
export async function findReset(db: Db, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row?.userId ?? null
}

/** Uses up a link. @returns whether it still worked: of several uses at once, one gets true */
export async function spendReset(tx: Db, tokenHash: string, now: number) {
  const { numDeletedRows } = await tx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteReset(tx: Db, userId: string) {
  await tx.deleteFrom('passwordResets').where('userId', '=', userId).execute()
}

export const deleteExpiredResets = (db: Db, now: number, limit: number) =>
  deleteBatch(db, 'passwordResets', ['userId'], sql`expires_at <= ${now}::bigint`, limit)
