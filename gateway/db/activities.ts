import { sql, type Selectable } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ActivityFile } from '#activities/schema.ts'
import type { ActivityStatus } from '#lib/contract/enumerations.ts'
import type { Db } from './client.ts'
import type { ActivitiesTable } from './schema.ts'

export type ActivityRow = Omit<Selectable<ActivitiesTable>, 'rulesSince'>
/** For publication alone. */
export type LockedActivity = Selectable<ActivitiesTable>
type ActivityHead = Omit<ActivityRow, 'definition'>

const HEAD = [
  'activityId',
  'alias',
  'activityType',
  'startTime',
  'endTime',
  'listed',
  'version',
  'publishedAt',
  'updatedAt',
  'participants',
] as const

/** A definition of twenty languages is large and changes by publication alone: it is read once a version. */
const definitions = new LRUCache<string, ActivityFile>({ max: 500 })
const definitionKey = ({ activityId, version, updatedAt }: ActivityHead): string =>
  `${activityId}:${version}:${updatedAt}`

async function withDefinitions(db: Db, heads: readonly ActivityHead[]): Promise<ActivityRow[]> {
  const unknown = heads.filter((head) => !definitions.has(definitionKey(head)))
  if (unknown.length > 0) {
    const ids = unknown.map(({ activityId }) => activityId)
    const rows = await db.selectFrom('activities').selectAll().where('activityId', 'in', ids).execute()
    for (const row of rows) definitions.set(definitionKey(row), row.definition)
  }
  // Republished between the two reads: that head is stale, and its successor is read instead.
  return Promise.all(
    heads.map(async (head) => {
      const definition = definitions.get(definitionKey(head))
      return definition
        ? { ...head, definition }
        : db.selectFrom('activities').selectAll().where('activityId', '=', head.activityId).executeTakeFirstOrThrow()
    }),
  )
}

export async function activityById(db: Db, activityId: string): Promise<ActivityRow | null> {
  const head = await db.selectFrom('activities').select(HEAD).where('activityId', '=', activityId).executeTakeFirst()
  return head ? ((await withDefinitions(db, [head]))[0] ?? null) : null
}

export async function activityByAlias(db: Db, alias: string): Promise<ActivityRow | null> {
  const head = await db.selectFrom('activities').select(HEAD).where('alias', '=', alias).executeTakeFirst()
  return head ? ((await withDefinitions(db, [head]))[0] ?? null) : null
}

/** For publication: nobody else changes this alias until the transaction ends, not even by creating it. */
export async function lockAlias(tx: Db, alias: string): Promise<LockedActivity | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`activity:${alias}`}))`.execute(tx)
  const row = await tx.selectFrom('activities').selectAll().where('alias', '=', alias).forUpdate().executeTakeFirst()
  return row ?? null
}

interface Publication {
  activityId: string
  alias: string
  activityType: number
  startTime: number
  endTime: number
  definition: ActivityFile
  at: number
}

export async function insertActivity(tx: Db, { at, definition, ...activity }: Publication): Promise<void> {
  await tx
    .insertInto('activities')
    .values({
      ...activity,
      listed: definition.listed,
      definition: JSON.stringify(definition),
      publishedAt: at,
      updatedAt: at,
    })
    .execute()
}

export async function updateActivity(
  tx: Db,
  {
    activityId,
    startTime,
    endTime,
    definition,
    at,
    rulesSince,
  }: Omit<Publication, 'alias' | 'activityType'> & Pick<LockedActivity, 'rulesSince'>,
): Promise<void> {
  await tx
    .updateTable('activities')
    .set((eb) => ({
      startTime,
      endTime,
      listed: definition.listed,
      definition: JSON.stringify(definition),
      rulesSince: JSON.stringify(rulesSince),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('activityId', '=', activityId)
    .execute()
}

/** The same rule as `statusOf` of the domain, where the database sorts and counts. */
const statusAt = (now: number) => sql<ActivityStatus>`case
  when (definition ->> 'cancelled')::boolean or end_time <= ${now}::bigint then 'ENDED'
  when start_time > ${now}::bigint then 'UPCOMING' else 'ONGOING' end`

export interface ActivityFilter {
  now: number
  status?: ActivityStatus | undefined
  activityType?: number | undefined
  pageIndex: number
  pageSize: number
}

/** Listed ones: the ongoing, ending soonest first, then the upcoming, starting soonest first, then the ended, latest first. */
export async function listActivities(
  db: Db,
  { now, status, activityType, pageIndex, pageSize }: ActivityFilter,
): Promise<{ rows: ActivityRow[]; total: number }> {
  let matching = db.selectFrom('activities').where('listed', '=', true)
  if (status !== undefined) matching = matching.where(statusAt(now), '=', status)
  if (activityType !== undefined) matching = matching.where('activityType', '=', activityType)
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const heads = await matching
    .select(HEAD)
    .orderBy(sql`case ${statusAt(now)} when 'ONGOING' then 0 when 'UPCOMING' then 1 else 2 end`)
    .orderBy(sql`case ${statusAt(now)} when 'ONGOING' then end_time when 'UPCOMING' then start_time else -end_time end`)
    .orderBy('activityId')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows: await withDefinitions(db, heads), total }
}

/** What the welcome page may show: listed activities of one type that have no other page. */
export async function activitiesOfType(db: Db, activityType: number): Promise<ActivityRow[]> {
  const heads = await db
    .selectFrom('activities')
    .select(HEAD)
    .where('activityType', '=', activityType)
    .where('listed', '=', true)
    .execute()
  return (await withDefinitions(db, heads)).filter(({ definition }) => definition.page === undefined)
}

export async function aliasList(db: Db): Promise<{ alias: string; activityId: string }[]> {
  return db
    .selectFrom('activities')
    .select(['alias', 'activityId'])
    .where('listed', '=', true)
    .orderBy('alias')
    .execute()
}

/** Whether anybody has joined, and which tasks somebody already has a state of. */
export async function usageOf(db: Db, activityId: string): Promise<{ joined: boolean; tasksInUse: Set<string> }> {
  const joined = await db
    .selectFrom('participations')
    .select('userId')
    .where('activityId', '=', activityId)
    .limit(1)
    .executeTakeFirst()
  const tasks = await db
    .selectFrom('taskStates')
    .select('taskId')
    .distinct()
    .where('activityId', '=', activityId)
    .execute()
  return { joined: joined !== undefined, tasksInUse: new Set(tasks.map(({ taskId }) => taskId)) }
}

interface Joining {
  activityId: string
  userId: string
  at: number
  consentVersion: string | null
  maximum: number | null
}

/** Joins once and counts once; `full` leaves nothing behind when the transaction is given up. */
export async function join(tx: Db, joining: Joining): Promise<'joined' | 'already' | 'full'> {
  const { activityId, userId, at, consentVersion, maximum } = joining
  const inserted = await tx
    .insertInto('participations')
    .values({ activityId, userId, appliedAt: at, consentVersion })
    .onConflict((conflict) => conflict.columns(['activityId', 'userId']).doNothing())
    .returning('userId')
    .executeTakeFirst()
  if (!inserted) return 'already'
  let counting = tx
    .updateTable('activities')
    .set((eb) => ({ participants: eb('participants', '+', 1) }))
    .where('activityId', '=', activityId)
  if (maximum !== null) counting = counting.where('participants', '<', maximum)
  const { numUpdatedRows } = await counting.executeTakeFirst()
  return numUpdatedRows === 1n ? 'joined' : 'full'
}
