import { sql } from 'kysely'
import type { Db } from './client.ts'
import { forgetBatch } from './forget-batch.ts'

export const forgetNonces = (db: Db, now: number, limit: number): Promise<number> =>
  forgetBatch(db, 'signatureNonces', sql`remember_until <= ${now}::bigint`, limit)
