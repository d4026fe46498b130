import { hasWritten, queryValue, type Db, type Row } from '../../db/client.ts'

export type SecondFactor = Row<'secondFactors'>

const factorOf = (db: Db, userId: string) => db.selectFrom('secondFactors').selectAll().where('userId', '=', userId)

/** The second factor of a user, confirmed or not. */
export const findFactor = (db: Db, userId: string) => factorOf(db, userId).executeTakeFirst()

/** Locks the factor, so that the user's codes are checked one at a time. */
export const lockFactor = (tx: Db, userId: string) => factorOf(tx, userId).forUpdate().executeTakeFirst()

/** Stores a new secret. @returns false when a confirmed one exists, which stays */
export const beginFactor = (
  tx: Db,
  { userId, encryptedSecret, at }: { userId: string; encryptedSecret: string; at: number },
) =>
  hasWritten(tx)`
    insert into second_factors as f (user_id, encrypted_secret, begun_at)
    values (${userId}, ${encryptedSecret}, ${at}::bigint)
    on conflict (user_id) do update set encrypted_secret = excluded.encrypted_secret, begun_at = excluded.begun_at
    where f.confirmed_at is null`

/** Confirms a locked factor whose first code was taken. */
export async function confirmFactor(
  tx: Db,
  userId: string,
  { at, codeHashes }: { at: number; codeHashes: readonly string[] },
) {
  await tx.updateTable('secondFactors').set({ confirmedAt: at }).where('userId', '=', userId).execute()
  await tx
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ userId, codeHash, usedAt: null })))
    .execute()
}

/** Marks the code of a step as used. @returns false when it or a later one was used before */
export const takeStep = (tx: Db, userId: string, step: number) =>
  hasWritten(tx)`update second_factors set last_step = ${step} where user_id = ${userId} and last_step < ${step}`

/** @returns whether the code was an unused one of the user's */
export const takeRecoveryCode = (tx: Db, { userId, codeHash, at }: { userId: string; codeHash: string; at: number }) =>
  hasWritten(tx)`
    update recovery_codes set used_at = ${at}::bigint where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`

export const countRecoveryCodes = (db: Db, userId: string) =>
  queryValue<number>(db)`select count(*) from recovery_codes where user_id = ${userId} and used_at is null`

/** Also deletes its recovery codes. */
export async function deleteFactor(tx: Db, userId: string) {
  await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute()
}
