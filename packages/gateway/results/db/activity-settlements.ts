import { sql } from 'kysely'
import { query, queryValue, queryValues, type Db, type Row } from '../../db/client.ts'
import { EMPTY_REPORT, type SettlementStep } from '../../db/tables/settlement-report.ts'

export type ActivitySettlement = Row<'activitySettlements'>

/** Due by the file: neither cancelled nor without a settlement. Another time in the file no longer moves a frozen result. */
const isDue = (now: number) => sql<boolean>`
  s.ended_at is null and a.final_at is not null and (a.final_at <= ${now}::bigint or s.frozen_at is not null)`

/** Settlements that can make progress now, the earliest final result first. */
export const listDueSettlements = (db: Db, now: number) =>
  queryValues<string>(db)`
    select a.activity_id from activities a left join activity_settlements s using (activity_id)
    where ${isDue(now)} and (s.retry_at is null or s.retry_at <= ${now}::bigint)
    order by a.final_at, a.activity_id
  `

/** Begins the settlement of an activity unless it has begun. Begins anew if a publication before the freeze has postponed the final result. */
export const beginSettlement = (db: Db, activityId: string, at: number) =>
  query(db)`
    insert into activity_settlements as s (activity_id, started_at, updated_at, report)
    values (${activityId}, ${at}::bigint, ${at}::bigint, ${JSON.stringify(EMPTY_REPORT)}::jsonb)
    on conflict (activity_id) do update set started_at = excluded.started_at
      where s.frozen_at is null and s.started_at < (select final_at from activities a where a.activity_id = s.activity_id)
  `

export const findSettlement = (db: Db, activityId: string) =>
  db.selectFrom('activitySettlements').selectAll().where('activityId', '=', activityId).executeTakeFirst()

/**
 * Locks a settlement that can make progress now; another instance that works on it waits for this lock and then finds the
 * progress. undefined when it is settled, cancelled, or not due any more.
 */
export const lockSettlement = (tx: Db, activityId: string, now: number) =>
  tx
    .selectFrom('activitySettlements as s')
    .innerJoin('activities as a', 'a.activityId', 's.activityId')
    .selectAll('s')
    .where('s.activityId', '=', activityId)
    .where(isDue(now))
    .forUpdate('s')
    .executeTakeFirst()

/** Stores the progress in the transaction of the work itself, so that neither is done twice. */
export const saveProgress = (
  tx: Db,
  { activityId, step, cursor, report }: Pick<ActivitySettlement, 'activityId' | 'step' | 'cursor' | 'report'>,
  at: number,
) =>
  query(tx)`
    update activity_settlements set step = ${step}, cursor = ${cursor}::bigint, report = ${JSON.stringify(report)}::jsonb,
      updated_at = ${at}::bigint, attempts = 0, error = null, retry_at = null,
      ended_at = case when ${step} = 'settled' then ${at}::bigint end
    where activity_id = ${activityId}
  `

/**
 * From now on the result of the activity does not change: neither its scores nor the file by which it is rewarded.
 * @returns false: the result is not due any more
 */
export async function freezeResult(tx: Db, activityId: string, at: number) {
  const frozen = await query(tx)`
    update activity_settlements s set frozen_at = ${at}::bigint, step = 'rank', definition = a.definition
    from activities a where s.activity_id = ${activityId} and a.activity_id = s.activity_id and a.final_at <= ${at}::bigint
    returning 1
  `
  return frozen.length === 1
}

export const saveFailure = (
  db: Db,
  { activityId, error, retryAt }: { activityId: string; error: string; retryAt: number },
) =>
  query(db)`
    update activity_settlements set attempts = attempts + 1, error = ${error}, retry_at = ${retryAt}::bigint
    where activity_id = ${activityId} and ended_at is null
  `

/**
 * For an evaluation, in its transaction: of these activities, those whose scores may not change any more. The results of the
 * others are not frozen before the transaction ends: a freeze waits for the shared lock, and a read that waited for a freeze
 * finds its row changed and so not in `open`.
 */
export const listFrozen = async (tx: Db, activityIds: readonly string[]) =>
  new Set(
    await queryValues<string>(tx)`
      with open as materialized (
        select activity_id from activity_settlements where activity_id = any(${activityIds}::text[]) and frozen_at is null for share
      )
      select activity_id from activity_settlements
      where activity_id = any(${activityIds}::text[]) and activity_id not in (select activity_id from open)
    `,
  )

export const isFrozen = (db: Db, activityId: string) =>
  queryValue<boolean>(db)`
    select exists (select from activity_settlements where activity_id = ${activityId} and frozen_at is not null)`

/**
 * Participants whose evaluation was due at `dueBefore` and is still waiting: for a fact, for time that has passed, or since the
 * activity changed.
 */
export const countUnevaluated = (db: Db, activityId: string, dueBefore: number) =>
  queryValue<number>(db)`
    select count(*) as count from (
      select p.user_id from settlement_queue q join participations p on p.activity_id = ${activityId} and p.user_id = q.user_id
      where q.due_at <= ${dueBefore}::bigint and q.queued_at <= ${dueBefore}::bigint
      union
      select user_id from participations where activity_id = ${activityId} and settle_at <= ${dueBefore}::bigint
      union
      select user_id from participations where activity_id = ${activityId} and user_id > (
        select last_user_id from reevaluations where activity_id = ${activityId} and ended_at is null)
    ) as waiting
  `

interface OpenSettlements {
  step: SettlementStep
  count: number
  failing: number
  /** ms: when the first of them should have been final. */
  finalAt: number
}

/** Activities whose final result is due and not settled, by the step that is done next. */
export const countOpenSettlements = (db: Db, now: number) =>
  query<OpenSettlements>(db)`
    select coalesce(s.step, 'freeze') as step, count(*) as count, count(s.error) as failing, min(a.final_at) as final_at
    from activities a left join activity_settlements s using (activity_id)
    where ${isDue(now)} group by 1
  `
