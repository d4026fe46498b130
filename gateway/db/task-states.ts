import { sql, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import { isDue, upsertPending } from './settlement-queue.ts'
import type { TaskStatesTable } from './schema.ts'

export type TaskStateRow = Selectable<TaskStatesTable>

export interface TaskStateKey {
  activityId: string
  taskId: string
  periodKey: string
}

/** A row as the settling leaves it; the key must exist. */
export interface TaskStateChange extends TaskStateKey {
  status: 'PENDING' | 'COMPLETED' | 'UNSATISFIED'
  completedAt: number | null
  claimDeadline: number | null
  reservationId: string | null
  claimExpired: boolean
  soldOut: boolean
}

export const stateKey = ({ activityId, taskId, periodKey }: TaskStateKey): string =>
  `${activityId} ${taskId} ${periodKey}`

/** What one row stands for in the ledger: the reference of its RESERVE, RELEASE and GRANT. */
export const ledgerReference = (userId: string, { activityId, taskId, periodKey }: TaskStateKey): string =>
  `${userId}:${activityId}:${taskId}:${periodKey}`

export async function listTaskStates(db: Db, userId: string, activityId?: string): Promise<TaskStateRow[]> {
  let query = db.selectFrom('taskStates').selectAll().where('userId', '=', userId)
  if (activityId !== undefined) query = query.where('activityId', '=', activityId)
  return query.orderBy('activityId').orderBy('taskId').orderBy('periodKey').execute()
}

/** COMPLETED and not past the deadline, the deadline that comes first first. */
export async function listClaimable(db: Db, userId: string, now: number): Promise<TaskStateRow[]> {
  return db
    .selectFrom('taskStates')
    .selectAll()
    .where('userId', '=', userId)
    .where('status', '=', 'COMPLETED')
    .where('claimExpired', '=', false)
    .where('claimDeadline', '>', now)
    .orderBy('claimDeadline')
    .orderBy('activityId')
    .orderBy('taskId')
    .execute()
}

/** Locks the caller's rows until the end of the transaction, always in one order. */
export async function lockTaskStates(tx: Db, userId: string): Promise<TaskStateRow[]> {
  return tx
    .selectFrom('taskStates')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('activityId')
    .orderBy('taskId')
    .orderBy('periodKey')
    .forUpdate()
    .execute()
}

export async function openTaskStates(tx: Db, userId: string, keys: readonly TaskStateKey[], at: number): Promise<void> {
  if (keys.length === 0) return
  await tx
    .insertInto('taskStates')
    .values(
      keys.map(({ activityId, taskId, periodKey }) => ({
        userId,
        activityId,
        taskId,
        periodKey,
        status: 'PENDING' as const,
        completedAt: null,
        claimDeadline: null,
        reservationId: null,
        updatedAt: at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** One statement for all; the trigger of the table refuses a move that is not one of ACT-3. */
export async function changeTaskStates(
  tx: Db,
  userId: string,
  changes: readonly TaskStateChange[],
  at: number,
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((c) => ({
    activity_id: c.activityId,
    task_id: c.taskId,
    period_key: c.periodKey,
    status: c.status,
    completed_at: c.completedAt,
    claim_deadline: c.claimDeadline,
    reservation_id: c.reservationId,
    claim_expired: c.claimExpired,
    sold_out: c.soldOut,
  }))
  await sql`
    update task_states s set status = c.status, completed_at = c.completed_at, claim_deadline = c.claim_deadline,
      reservation_id = c.reservation_id, claim_expired = c.claim_expired, sold_out = c.sold_out, updated_at = ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(activity_id text, task_id text, period_key text, status text,
      completed_at bigint, claim_deadline bigint, reservation_id text, claim_expired boolean, sold_out boolean)
    where s.user_id = ${userId} and s.activity_id = c.activity_id and s.task_id = c.task_id and s.period_key = c.period_key
  `.execute(tx)
}

/** Puts up to `limit` users with a claim deadline that has passed into the queue of the worker. */
export async function markOverdueClaims(db: Db, now: number, limit: number): Promise<number> {
  const { rows } = await sql`
    insert into dirty_users (user_id, since)
    select user_id, ${now}::bigint from (
      select distinct user_id from task_states s
      where status = 'COMPLETED' and not claim_expired and claim_deadline <= ${now}::bigint
        and not exists (select 1 from dirty_users d where d.user_id = s.user_id and ${isDue(sql`${now}::bigint`)})
      limit ${limit}
    ) as overdue order by user_id
    ${upsertPending}
    returning user_id
  `.execute(db)
  return rows.length
}

/**
 * Moves claim deadlines that come before `deadline` to it, up to `limit` of them; passes by rows that somebody has locked.
 * `activityIds`: null for all.
 */
export async function keepClaimable(
  db: Db,
  { activityIds, deadline, at, limit }: { activityIds: string[] | null; deadline: number; at: number; limit: number },
): Promise<number> {
  const { rows } = await sql`
    update task_states s set claim_deadline = ${deadline}::bigint, updated_at = ${at}::bigint
    from (
      select user_id, activity_id, task_id, period_key from task_states
      where status = 'COMPLETED' and not claim_expired and claim_deadline < ${deadline}::bigint
        and (${activityIds}::text[] is null or activity_id = any(${activityIds}::text[]))
      limit ${limit} for update skip locked
    ) as held
    where (s.user_id, s.activity_id, s.task_id, s.period_key) = (held.user_id, held.activity_id, held.task_id, held.period_key)
    returning s.user_id
  `.execute(db)
  return rows.length
}
