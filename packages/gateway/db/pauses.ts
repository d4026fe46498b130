import { sql, type RawBuilder } from 'kysely'
import { query, queryValue, type Db, type Row } from './client.ts'

export type PauseRow = Row<'activityPauses'>
/** A part of an activity that the staff can pause. */
export type PausePart = 'claims' | 'joins' | 'draws'
export const PAUSE_PARTS: readonly PausePart[] = ['claims', 'joins', 'draws']

/** The row that pauses every activity. */
export const EVERY_ACTIVITY = '*'

/** Whether a part of an activity is paused, by its own row or by that of every activity, when the statement reads it. */
export const isPausedSql = (part: PausePart, activityId: RawBuilder<unknown>) =>
  sql`exists (select 1 from activity_pauses ap where ap.activity_id in (${activityId}, ${sql.lit(EVERY_ACTIVITY)})
    and ap.${sql.ref(part)})`

export const isPaused = (db: Db, activityId: string, part: PausePart) =>
  queryValue<boolean>(db)`select ${isPausedSql(part, sql`${activityId}::text`)}`

const LOCK = sql`hashtext('activity_pauses')`

/**
 * For work of several statements: whether it is paused, read while this transaction keeps pauses from changing. So running work ends before a pause
 * commits, and none begins after it.
 */
export async function isHeldOff(tx: Db, activityId: string, part: PausePart) {
  await query(tx)`select pg_advisory_xact_lock_shared(${LOCK})`
  return isPaused(tx, activityId, part)
}

/** Keeps other changes of pauses out, and waits for running draws, joins and settlements. */
export const lockPauses = (tx: Db) => query(tx)`select pg_advisory_xact_lock(${LOCK})`

export const findOwnPause = (db: Db, activityId: string) =>
  db.selectFrom('activityPauses').selectAll().where('activityId', '=', activityId).executeTakeFirst()

const inOrder = (db: Db) => db.selectFrom('activityPauses').selectAll().orderBy('since').orderBy('activityId')

/** The activity's own pause and that of every activity together, with the reason and time of the earlier one. */
function together(rows: readonly PauseRow[]): PauseRow | null {
  const [first] = rows
  if (first === undefined) return null
  const has = (part: PausePart) => rows.some((row) => row[part])
  return { ...first, claims: has('claims'), joins: has('joins'), draws: has('draws') }
}

/** The pause that counts for an activity. */
export const findPause = async (db: Db, activityId: string) =>
  together(await inOrder(db).where('activityId', 'in', [activityId, EVERY_ACTIVITY]).execute())

/** `findPause` for many activities at once. */
export async function readPauses(db: Db): Promise<(activityId: string) => PauseRow | null> {
  const rows = await inOrder(db).execute()
  return (id) => together(rows.filter(({ activityId }) => activityId === id || activityId === EVERY_ACTIVITY))
}

/** The activities of which a part is paused; `*` for every one. */
export async function pausedIds(db: Db, part: PausePart) {
  const rows = await db.selectFrom('activityPauses').select('activityId').where(part, '=', true).execute()
  return rows.map(({ activityId }) => activityId)
}

/** Whether a part of an activity is paused, for many activities at once. */
export async function listPaused(db: Db, part: PausePart): Promise<(activityId: string) => boolean> {
  const ids = new Set(await pausedIds(db, part))
  return (activityId) => ids.has(EVERY_ACTIVITY) || ids.has(activityId)
}

export async function savePause(tx: Db, pause: Omit<PauseRow, 'revision'>) {
  const { activityId, claims, joins, draws, reason, since, pausedBy } = pause
  const fields = { claims, joins, draws, reason, since, pausedBy }
  await tx
    .insertInto('activityPauses')
    .values({ activityId, ...fields })
    .onConflict((conflict) =>
      conflict
        .column('activityId')
        .doUpdateSet((eb) => ({ ...fields, revision: eb('activityPauses.revision', '+', 1) })),
    )
    .execute()
}

export async function deletePause(tx: Db, activityId: string) {
  await tx.deleteFrom('activityPauses').where('activityId', '=', activityId).execute()
}
