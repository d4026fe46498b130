import { sql } from 'kysely'
import type { Db } from './client.ts'
import { isDue, upsertPending } from './settlement-queue.ts'

export interface JoinedActivity {
  activityId: string
  appliedAt: number
  settleAt: number | null
  /** Version of the activity's definition. */
  version: number
}

export async function listJoined(db: Db, userId: string): Promise<JoinedActivity[]> {
  return db
    .selectFrom('participations as p')
    .innerJoin('activities as a', 'a.activityId', 'p.activityId')
    .select(['p.activityId', 'p.appliedAt', 'p.settleAt', 'a.version'])
    .where('p.userId', '=', userId)
    .orderBy('p.activityId')
    .execute()
}

export async function findAppliedAt(db: Db, userId: string, activityId: string): Promise<number | null> {
  const row = await db
    .selectFrom('participations')
    .select('appliedAt')
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  return row?.appliedAt ?? null
}

/** Writes by activity when the clock alone may next change a task. */
export async function setSettleAt(tx: Db, userId: string, due: ReadonlyMap<string, number | null>): Promise<void> {
  if (due.size === 0) return
  await sql`
    update participations p set settle_at = d.settle_at
    from unnest(${[...due.keys()]}::text[], ${[...due.values()]}::bigint[]) as d(activity_id, settle_at)
    where p.user_id = ${userId} and p.activity_id = d.activity_id
  `.execute(tx)
}

/** Puts up to `limit` users who are due into the settlement queue; settlement writes when they are due next. */
export async function markDueParticipations(db: Db, now: number, limit: number): Promise<number> {
  const { rows } = await sql`
    insert into dirty_users (user_id, since)
    select user_id, ${now}::bigint from (
      select distinct user_id from participations p where settle_at <= ${now}::bigint
        and not exists (select 1 from dirty_users d where d.user_id = p.user_id and ${isDue(sql`${now}::bigint`)})
      limit ${limit}
    ) as due order by user_id
    ${upsertPending}
    returning user_id
  `.execute(db)
  return rows.length
}
