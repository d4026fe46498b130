import type { Db } from './client.ts'
import type { SignatureNoncesTable } from './schema.ts'

/** False when the pair was already used: shared by all instances, and kept over a restart (contract §2). */
export async function rememberNonce(db: Db, nonce: SignatureNoncesTable): Promise<boolean> {
  const inserted = await db
    .insertInto('signatureNonces')
    .values(nonce)
    .onConflict((conflict) => conflict.doNothing())
    .returning('vs')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function forgetNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('signatureNonces').where('rememberUntil', '<=', now).execute()
}
