import { sql } from 'kysely'
import { rowsOf, type Db, type Row } from '#gateway/db/client.ts'

type ForecastRow = Row<'forecasts'>

export async function insertForecast(
  db: Db,
  { definition, ...row }: Pick<ForecastRow, 'forecastId' | 'alias' | 'definition' | 'fileHash' | 'at' | 'actor'>,
) {
  await db
    .insertInto('forecasts')
    .values({ ...row, definition: JSON.stringify(definition) })
    .execute()
}

export const findForecast = (db: Db, forecastId: string) =>
  db.selectFrom('forecasts').selectAll().where('forecastId', '=', forecastId).executeTakeFirst()

/** The newest finished forecast of exactly this file. */
export async function findForecastOfFile(db: Db, fileHash: string) {
  const row = await db
    .selectFrom('forecasts')
    .select('result')
    .where('fileHash', '=', fileHash)
    .where('state', '=', 'DONE')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.result ?? null
}

/** Takes the oldest forecast that no instance works on, until `takenUntil`. */
export async function takeForecast(db: Db, { now, takenUntil }: { now: number; takenUntil: number }) {
  const rows = await rowsOf(
    db,
    sql<ForecastRow>`
    update forecasts set taken_until = ${takenUntil}::bigint, attempts = attempts + 1
    where forecast_id = (
      select forecast_id from forecasts where state = 'RUNNING' and taken_until < ${now}::bigint
      order by at limit 1 for update skip locked)
    returning *`,
  )
  return rows[0] ?? null
}

export async function finishForecast(
  db: Db,
  { forecastId, state, result }: Pick<ForecastRow, 'forecastId' | 'state' | 'result'>,
) {
  await db
    .updateTable('forecasts')
    .set({ state, result: result && JSON.stringify(result) })
    .where('forecastId', '=', forecastId)
    .where('state', '=', 'RUNNING')
    .execute()
}

/** Whether a fact that tallies sum up has occurred in these buckets. */
export async function hasFacts(db: Db, { from, until }: { from: number; until: number }) {
  const rows = await rowsOf(
    db,
    sql`
    select 1 from tallies where bucket >= ${from}::integer and bucket < ${until}::integer limit 1`,
  )
  return rows.length > 0
}

/** The share of the accounts of that time that joined each of the newest activities of a type that have begun. */
export async function listJoinRates(
  db: Db,
  { activityType, alias, now, limit }: { activityType: number; alias: string; now: number; limit: number },
) {
  return rowsOf(
    db,
    sql<{ alias: string; rate: string }>`
    with a as materialized (
      select alias, participants, start_time, least(end_time, ${now}::bigint) as until from activities
      where activity_type = ${activityType} and alias <> ${alias} and listed and not cancelled and start_time <= ${now}::bigint
        and participants > 0
      order by start_time desc limit ${limit}
    ), accounts as materialized (
      select a.until, count(*) as users from (select distinct until from a) as a join users u on u.created_at <= a.until group by a.until
    )
    select a.alias, trim_scale(round(least(1, a.participants::numeric / greatest(1, coalesce(u.users, 0))), 4))::text as rate
    from a left join accounts u using (until) order by a.start_time desc`,
  )
}
