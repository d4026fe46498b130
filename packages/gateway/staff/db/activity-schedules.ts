import type { Insertable } from 'kysely'
import { query, queryValue, queryValues, type Db, type Row } from '#gateway/db/client.ts'
import type { ActivitySchedulesTable } from '#gateway/db/tables/staff.ts'

export type ScheduleRow = Row<'activitySchedules'>

export const findSchedule = (db: Db, alias: string) =>
  db.selectFrom('activitySchedules').selectAll().where('alias', '=', alias).executeTakeFirst()

/** Without their files. */
export const listSchedules = (db: Db, aliases: readonly string[]) =>
  query<Pick<ScheduleRow, 'alias' | 'at' | 'state' | 'failure'>>(db)`
    select alias, at, state, failure from activity_schedules where alias = any(${aliases}::text[])
  `

/** The lists of users that files name which are published later. */
export const listScheduledLists = (db: Db): Promise<{ alias: string; list: string }[]> =>
  query<{ alias: string; list: string }>(db)`
    select alias, file -> 'audience' ->> 'list' as list from activity_schedules
    where state = 'WAITING' and file -> 'audience' ->> 'list' is not null`

/** The aliases whose time has come, the earliest first. */
export const listDueSchedules = (db: Db, now: number) =>
  queryValues<string>(db)`
    select alias from activity_schedules where state = 'WAITING' and at <= ${now}::bigint order by at, alias
  `

export async function insertSchedule(
  tx: Db,
  {
    file,
    replaces,
    ...schedule
  }: Omit<Insertable<ActivitySchedulesTable>, 'file' | 'replaces'> & Pick<ScheduleRow, 'file' | 'replaces'>,
) {
  await tx
    .insertInto('activitySchedules')
    .values({ ...schedule, file: JSON.stringify(file), replaces: JSON.stringify(replaces) })
    .execute()
}

export async function deleteSchedule(tx: Db, alias: string) {
  await tx.deleteFrom('activitySchedules').where('alias', '=', alias).execute()
}

/** @returns false once the schedule is another one, or another instance has stored the failure */
export async function saveScheduleFailure(
  db: Db,
  { alias, hash }: Pick<ScheduleRow, 'alias' | 'hash'>,
  failure: NonNullable<ScheduleRow['failure']>,
) {
  const { numUpdatedRows } = await db
    .updateTable('activitySchedules')
    .set({ state: 'FAILED', failure: JSON.stringify(failure) })
    .where('alias', '=', alias)
    .where('hash', '=', hash)
    .where('state', '=', 'WAITING')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const countFailedSchedules = (db: Db) =>
  queryValue<number>(db)`select count(*) from activity_schedules where state = 'FAILED'`
