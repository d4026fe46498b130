import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Until when starts and ends have been announced, ms; begins with `now`. */
export async function readAnnouncedUntil(db: Db, now: number) {
  const row = await db.selectFrom('activityClock').select('announcedUntil').executeTakeFirst()
  if (row !== undefined) return row.announcedUntil
  await db
    .insertInto('activityClock')
    .values({ announcedUntil: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return now
}

/** The same, locked until the end of the transaction. */
export async function lockAnnouncedUntil(tx: Db) {
  const row = tx.selectFrom('activityClock').select('announcedUntil').forUpdate()
  return (await row.executeTakeFirstOrThrow()).announcedUntil
}

export async function saveAnnouncedUntil(tx: Db, until: number) {
  await tx.updateTable('activityClock').set({ announcedUntil: until }).execute()
}

export interface Crossing {
  activityId: string
  startTime: number
  endTime: number
}

/** The activities that started or ended after `from` and until `to`, without cancelled ones. */
export async function listCrossings(db: Db, from: number, to: number) {
  const { rows } = await sql<Crossing>`
    select activity_id, start_time, end_time from activities
    where not cancelled and (start_time > ${from}::bigint and start_time <= ${to}::bigint
      or end_time > ${from}::bigint and end_time <= ${to}::bigint)
    order by activity_id
  `.execute(db)
  return rows
}
