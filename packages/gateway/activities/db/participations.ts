import { sql } from 'kysely'
import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { query, queryValue, type Db, type NewRow, type Row } from '../../db/client.ts'
import type { Page } from '../../db/page.ts'
import { enqueueSelected, isDue } from '../../evaluation/db/evaluation-queue.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

export interface JoinedActivity {
  activityId: string
  appliedAt: number
  evaluateAt: number | null
  /** Version of the activity's definition. */
  version: number
}

/** Goodwill is not among them: its participation only carries grants, and it has no page, tasks or dates of its own. */
export const listJoined = (db: Db, userId: string) => listJoinedOf(db, [userId])

export async function listJoinedOf(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('participations as p')
    .innerJoin('activities as a', 'a.activityId', 'p.activityId')
    .select(['p.userId', 'p.activityId', 'p.appliedAt', 'p.evaluateAt', 'a.version'])
    .where('p.userId', '=', sql<string>`any(${userIds}::text[])`)
    .where('a.alias', '<>', GOODWILL_ALIAS)
    .orderBy('p.userId')
    .orderBy('p.activityId')
    .execute()
}

/** When the user joined, and the place of that join among all joins of the activity; null without a join. */
export async function findJoin(db: Db, userId: string, activityId: string) {
  const row = await db
    .selectFrom('participations')
    .select(['appliedAt', 'joinNo'])
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .executeTakeFirst()
  return row ?? null
}

export async function findAppliedAt(db: Db, userId: string, activityId: string) {
  return (await findJoin(db, userId, activityId))?.appliedAt ?? null
}

/** Keeps other joins of the user out until the end of the transaction. */
export const lockJoins = (tx: Db, userId: string) =>
  query(tx)`select pg_advisory_xact_lock(hashtext(${`join:${userId}`}))`

/** The next time at which a task of a participation may change without a new fact; null means never. */
export interface EvaluateAt {
  userId: string
  activityId: string
  evaluateAt: number | null
}

export async function setEvaluateAt(tx: Db, due: readonly EvaluateAt[]) {
  if (due.length === 0) return
  await query(tx)`
    update participations p set settle_at = d.settle_at
    from unnest(${userIdsOf(due)}::text[], ${due.map(({ activityId }) => activityId)}::text[],
      ${due.map(({ evaluateAt }) => evaluateAt)}::bigint[]) as d(user_id, activity_id, settle_at)
    where p.user_id = d.user_id and p.activity_id = d.activity_id
  `
}

/**
 * Enqueues the users of up to `limit` participations whose `evaluateAt` has come; their evaluation writes the next `evaluateAt`. The order
 * makes the planner use the index of due ones; for `distinct` alone it would read all participations by user.
 */
export async function enqueueDueParticipations(db: Db, now: number, limit: number) {
  const due = sql`
    select distinct user_id from (
      select user_id from participations p where settle_at <= ${now}::bigint
        and not exists (select 1 from settlement_queue d where d.user_id = p.user_id and ${isDue(sql`${now}::bigint`)})
      order by settle_at limit ${limit}) as first`
  return enqueueSelected(db, due, now)
}

export type BackApplication = Row<'backApplications'>

type BackKey = Pick<BackApplication, 'activityId' | 'userId'>

const backApplication = (db: Db, { activityId, userId }: BackKey) =>
  db.selectFrom('backApplications').selectAll().where('activityId', '=', activityId).where('userId', '=', userId)

export const findBackApplication = async (db: Db, key: BackKey) =>
  (await backApplication(db, key).executeTakeFirst()) ?? null

export const lockBackApplication = async (tx: Db, key: BackKey) =>
  (await backApplication(tx, key).forUpdate().executeTakeFirst()) ?? null

/** Applications of one status after a place, oldest first, with the login names of their users, and how many there are in all. */
export async function listBackApplications(
  db: Db,
  { activityId, status }: { activityId: string | undefined; status: BackApplication['status'] },
  { limit, before: last }: Page,
) {
  let wanted = db.selectFrom('backApplications as b').where('b.status', '=', status)
  if (activityId !== undefined) wanted = wanted.where('b.activityId', '=', activityId)
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let page = wanted.innerJoin('users as u', 'u.userId', 'b.userId').selectAll('b').select('u.loginName')
  if (last !== null)
    page = page.where((eb) => eb(eb.refTuple('b.appliedAt', 'b.userId'), '>', eb.tuple(last.at, last.id)))
  const rows = await page.orderBy('b.appliedAt').orderBy('b.userId').limit(limit).execute()
  return { rows, total }
}

/** Since when the first application waits for an answer, ms; null when none does. */
export const oldestBackApplication = (db: Db) =>
  queryValue<number | null>(db)`select min(applied_at) from back_applications where status = 'RECEIVED'`

export async function answerBackApplication(
  tx: Db,
  { activityId, userId }: BackKey,
  answer: Pick<BackApplication, 'status' | 'decidedAt' | 'decidedBy'>,
) {
  await tx
    .updateTable('backApplications')
    .set((eb) => ({ ...answer, revision: eb('revision', '+', 1) }))
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .execute()
}

/** Stores the first application of a user; a later one changes nothing. */
export async function insertBackApplication(tx: Db, application: NewRow<'backApplications'>) {
  await tx
    .insertInto('backApplications')
    .values(application)
    .onConflict((conflict) => conflict.columns(['activityId', 'userId']).doNothing())
    .execute()
}
