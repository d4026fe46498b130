import type { Db } from './client.ts'

export async function forgetNonces(db: Db, now: number): Promise<void> {
  await db.deleteFrom('signatureNonces').where('rememberUntil', '<=', now).execute()
}
