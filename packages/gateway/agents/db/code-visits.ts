import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'

/** Counts a visit once a code, day and client. A text that is no code of an agent adds nothing, in the same statement. */
export async function insertVisit(
  db: Db,
  { code, day, client, at }: { code: string; day: string; client: string; at: number },
): Promise<void> {
  await sql`
    insert into code_visits (code, day, client, at)
    select code, ${day}, ${client}, ${at}::bigint from agent_codes where code = ${code}
    on conflict do nothing
  `.execute(db)
}

/** Deletes at most `limit` visits of days before `day`. @returns the number of them */
export const deleteOldVisits = (db: Db, { day, limit }: { day: string; limit: number }): Promise<number> =>
  deleteBatch(db, 'codeVisits', sql`day < ${day}`, limit)
