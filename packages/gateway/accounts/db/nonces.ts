import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

export const deleteExpiredNonces = (db: Db, now: number, limit: number): Promise<number> =>
  deleteBatch(db, 'signatureNonces', sql`remember_until <= ${now}::bigint`, limit)
