import { sql, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { ActivitySettlementsTable } from './schema.ts'
import { EMPTY_REPORT, type SettlementReport, type SettlementStep } from './settlement-report.ts'

export type ActivitySettlement = Selectable<ActivitySettlementsTable>

/** Settlements that can make progress now, the earliest final result first: of a frozen result until it is settled, unless cancelled. */
export async function listDueSettlements(db: Db, now: number): Promise<string[]> {
  const { rows } = await sql<{ activityId: string }>`
    select a.activity_id, a.final_at from activities a left join activity_settlements s using (activity_id)
    where a.final_at <= ${now}::bigint and s.frozen_at is null and (s.retry_at is null or s.retry_at <= ${now}::bigint)
    union all
    select a.activity_id, a.final_at from activity_settlements s join activities a using (activity_id)
    where s.ended_at is null and s.frozen_at is not null and (s.retry_at is null or s.retry_at <= ${now}::bigint)
      and (a.definition ->> 'cancelled')::boolean is not true
    order by final_at, activity_id
  `.execute(db)
  return rows.map(({ activityId }) => activityId)
}

/** Begins the settlement of an activity unless it has begun. */
export async function beginSettlement(db: Db, activityId: string, at: number): Promise<void> {
  await db
    .insertInto('activitySettlements')
    .values({ activityId, startedAt: at, updatedAt: at, report: JSON.stringify(EMPTY_REPORT) })
    .onConflict((conflict) => conflict.column('activityId').doNothing())
    .execute()
}

const ofActivity = (db: Db, activityId: string) =>
  db.selectFrom('activitySettlements').selectAll().where('activityId', '=', activityId)

export async function findSettlement(db: Db, activityId: string): Promise<ActivitySettlement | null> {
  return (await ofActivity(db, activityId).executeTakeFirst()) ?? null
}

/** Another instance that works on the same step waits for this lock, and then finds the progress. */
export const lockSettlement = (tx: Db, activityId: string): Promise<ActivitySettlement> =>
  ofActivity(tx, activityId).forUpdate().executeTakeFirstOrThrow()

export interface SettlementProgress {
  activityId: string
  step: SettlementStep
  cursor: number
  report: SettlementReport
  at: number
}

/** Stores the progress in the transaction of the work itself, so that neither is done twice. */
export async function saveProgress(
  tx: Db,
  { activityId, step, cursor, report, at }: SettlementProgress,
): Promise<void> {
  await sql`
    update activity_settlements set step = ${step}, cursor = ${cursor}::bigint, report = ${JSON.stringify(report)}::jsonb,
      updated_at = ${at}::bigint, attempts = 0, error = null, retry_at = null,
      ended_at = case when ${step} = 'settled' then ${at}::bigint end
    where activity_id = ${activityId}
  `.execute(tx)
}

/** From now on the result of the activity does not change: neither its scores nor the file by which it is rewarded. */
export async function freezeResult(tx: Db, activityId: string, at: number): Promise<void> {
  await sql`
    update activity_settlements s set frozen_at = ${at}::bigint, step = 'rank', definition = a.definition
    from activities a where s.activity_id = ${activityId} and a.activity_id = s.activity_id
  `.execute(tx)
}

export async function saveFailure(
  db: Db,
  { activityId, error, retryAt }: { activityId: string; error: string; retryAt: number },
): Promise<void> {
  await db
    .updateTable('activitySettlements')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), error, retryAt }))
    .where('activityId', '=', activityId)
    .where('endedAt', 'is', null)
    .execute()
}

/** Of these activities, those whose result is frozen: their scores never change again. */
export async function listFrozen(db: Db, activityIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('activitySettlements')
    .select('activityId')
    .where('activityId', '=', sql<string>`any(${activityIds}::text[])`)
    .where('frozenAt', 'is not', null)
    .execute()
  return new Set(rows.map(({ activityId }) => activityId))
}

export const isFrozen = async (db: Db, activityId: string): Promise<boolean> =>
  (await listFrozen(db, [activityId])).has(activityId)

/**
 * Participants whose evaluation was due at `dueBefore` and is still waiting: for a fact, for time that has passed, or since the
 * activity changed.
 */
export async function countUnevaluated(db: Db, activityId: string, dueBefore: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select p.user_id from settlement_queue q join participations p on p.activity_id = ${activityId} and p.user_id = q.user_id
      where q.due_at <= ${dueBefore}::bigint and q.queued_at <= ${dueBefore}::bigint
      union
      select user_id from participations where activity_id = ${activityId} and settle_at <= ${dueBefore}::bigint
      union
      select p.user_id from reevaluations r join participations p using (activity_id)
      where r.activity_id = ${activityId} and r.ended_at is null and p.user_id > r.last_user_id
    ) as waiting
  `.execute(db)
  return rows[0]?.count ?? 0
}

export interface OpenSettlements {
  step: SettlementStep
  count: number
  failing: number
  /** ms: when the first of them should have been final. */
  finalAt: number
}

/** Activities whose final result is due and not settled, by the step that is done next. */
export async function countOpenSettlements(db: Db, now: number): Promise<OpenSettlements[]> {
  const { rows } = await sql<OpenSettlements>`
    select coalesce(s.step, 'freeze') as step, count(*) as count, count(s.error) as failing, min(a.final_at) as final_at
    from activities a left join activity_settlements s using (activity_id)
    where a.final_at <= ${now}::bigint and s.ended_at is null group by 1
  `.execute(db)
  return rows
}
