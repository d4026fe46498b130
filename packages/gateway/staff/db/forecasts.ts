import { query, queryRow, queryValue, type Db, type Row } from '#gateway/db/client.ts'

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
  const result = await queryValue<ForecastRow['result'] | undefined>(db)`
    select result from forecasts where file_hash = ${fileHash} and state = 'DONE' order by at desc limit 1
  `
  return result ?? null
}

/** Takes the oldest forecast that no instance works on, until `takenUntil`. */
export const takeForecast = (db: Db, { now, takenUntil }: { now: number; takenUntil: number }) =>
  queryRow<ForecastRow | undefined>(db)`
    update forecasts set taken_until = ${takenUntil}::bigint, attempts = attempts + 1
    where forecast_id = (
      select forecast_id from forecasts where state = 'RUNNING' and taken_until < ${now}::bigint
      order by at limit 1 for update skip locked)
    returning *`

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
export const hasFacts = (db: Db, { from, until }: { from: number; until: number }) =>
  queryValue<boolean>(db)`
    select exists (select from tallies where bucket >= ${from}::integer and bucket < ${until}::integer)`

/** The share of the accounts of that time that joined each of the newest activities of a type that have begun. */
export async function listJoinRates(
  db: Db,
  { activityType, alias, now, limit }: { activityType: number; alias: string; now: number; limit: number },
) {
  return query<{ alias: string; rate: string }>(db)`
    with a as materialized (
      select alias, participants, start_time, least(end_time, ${now}::bigint) as until from activities
      where activity_type = ${activityType} and alias <> ${alias} and listed and not cancelled and start_time <= ${now}::bigint
        and participants > 0
      order by start_time desc limit ${limit}
    ), accounts as materialized (
      select a.until, count(*) as users from (select distinct until from a) as a join users u on u.created_at <= a.until group by a.until
    )
    select a.alias, trim_scale(round(least(1, a.participants::numeric / greatest(1, coalesce(u.users, 0))), 4))::text as rate
    from a left join accounts u using (until) order by a.start_time desc`
}
