import { sql } from 'kysely'
import type { TaskStatus } from '#lib/contract/enumerations.ts'
import type { Db } from './client.ts'

export interface TaskStateKey {
  activityId: string
  taskId: string
  periodKey: string
}

/** A task and period of a user, with the life of its entitlement. */
export interface TaskStateRow extends TaskStateKey {
  userId: string
  status: TaskStatus
  completedAt: number | null
  claimDeadline: number | null
  /** COMPLETED, and its reward was not claimed in time. */
  claimExpired: boolean
  /** The target was reached and the budget could not pay. */
  soldOut: boolean
}

/** A row as settlement leaves it; the key must exist. */
export interface TaskStateChange extends TaskStateKey {
  status: 'PENDING' | 'COMPLETED' | 'UNSATISFIED'
  soldOut: boolean
}

export const stateKey = ({ activityId, taskId, periodKey }: TaskStateKey): string =>
  `${activityId} ${taskId} ${periodKey}`

const states = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('taskStates as s')
    .leftJoin('entitlements as e', (join) =>
      join
        .onRef('e.userId', '=', 's.userId')
        .onRef('e.activityId', '=', 's.activityId')
        .on('e.source', '=', sql`concat('task:', s.task_id, ':', s.period_key)`),
    )
    .select([
      's.userId',
      's.activityId',
      's.taskId',
      's.periodKey',
      sql<TaskStatus>`case when e.status = 'GRANTED' then e.status else s.status end`.as('status'),
      'e.earnedAt as completedAt',
      'e.claimDeadline',
      sql<boolean>`coalesce(e.status = 'EXPIRED', false)`.as('claimExpired'),
      's.soldOut',
    ])
    .where('s.userId', '=', sql<string>`any(${userIds}::text[])`)

export async function listTaskStates(db: Db, userId: string, activityId?: string): Promise<TaskStateRow[]> {
  let query = states(db, [userId])
  if (activityId !== undefined) query = query.where('s.activityId', '=', activityId)
  return query.orderBy('s.activityId').orderBy('s.taskId').orderBy('s.periodKey').execute()
}

/** Tasks with a reward to claim, the earliest deadline first. */
export async function listClaimable(db: Db, userId: string, now: number): Promise<TaskStateRow[]> {
  return states(db, [userId])
    .where('e.status', '=', 'RESERVED')
    .where('e.claimDeadline', '>', now)
    .orderBy('e.claimDeadline')
    .orderBy('s.activityId')
    .orderBy('s.taskId')
    .execute()
}

/** In no order. */
export const listTaskStatesOf = (db: Db, userIds: readonly string[]): Promise<TaskStateRow[]> =>
  states(db, userIds).execute()

/** Of one of several users. */
export type Owned<Of> = Of & { userId: string }

export async function openTaskStates(tx: Db, keys: readonly Owned<TaskStateKey>[], at: number): Promise<void> {
  if (keys.length === 0) return
  const column = (key: keyof Owned<TaskStateKey>) => keys.map((one) => one[key])
  await sql`
    insert into task_states (user_id, activity_id, task_id, period_key, status, updated_at)
    select user_id, activity_id, task_id, period_key, 'PENDING', ${at}::bigint
    from unnest(${column('userId')}::text[], ${column('activityId')}::text[], ${column('taskId')}::text[],
      ${column('periodKey')}::text[]) as k(user_id, activity_id, task_id, period_key)
    on conflict do nothing
  `.execute(tx)
}

/** One statement for all; the trigger of the table refuses a move that is not one of ACT-3. */
export async function changeTaskStates(tx: Db, changes: readonly Owned<TaskStateChange>[], at: number): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((c) => ({
    user_id: c.userId,
    activity_id: c.activityId,
    task_id: c.taskId,
    period_key: c.periodKey,
    status: c.status,
    sold_out: c.soldOut,
  }))
  await sql`
    update task_states s set status = c.status, sold_out = c.sold_out, updated_at = ${at}::bigint
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(user_id text, activity_id text, task_id text,
      period_key text, status text, sold_out boolean)
    where s.user_id = c.user_id and s.activity_id = c.activity_id and s.task_id = c.task_id and s.period_key = c.period_key
  `.execute(tx)
}
