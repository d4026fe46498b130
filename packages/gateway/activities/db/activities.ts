import { sql } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { foldedTitles } from '#gateway/util/fold-text.ts'
import type { ActivityVersion } from './activity-repository.ts'
import type { Db } from '../../db/client.ts'
import { taskOfSource } from '../../db/tables/source.ts'

/** No two transactions change at once which activity a page shows. */
export const lockPages = (tx: Db): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('pages of activities'))`.execute(tx)

/** Publications of one alias run one after the other, also those that create it. */
export async function lockAlias(tx: Db, alias: string): Promise<ActivityVersion | null> {
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

export async function insertActivity(tx: Db, { at, definition, ...activity }: Publication) {
  await tx
    .insertInto('activities')
    .values({
      ...activity,
      listed: definition.listed,
      definition: JSON.stringify(definition),
      titles: JSON.stringify(foldedTitles(definition.texts)),
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
  }: Omit<Publication, 'alias' | 'activityType'> & Pick<ActivityVersion, 'rulesSince'>,
) {
  await tx
    .updateTable('activities')
    .set((eb) => ({
      startTime,
      endTime,
      listed: definition.listed,
      definition: JSON.stringify(definition),
      titles: JSON.stringify(foldedTitles(definition.texts)),
      rulesSince: JSON.stringify(rulesSince),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('activityId', '=', activityId)
    .execute()
}

export async function aliasList(db: Db): Promise<{ alias: string; activityId: string }[]> {
  return db
    .selectFrom('activities')
    .select(['alias', 'activityId'])
    .where('listed', '=', true)
    .orderBy('alias')
    .execute()
}

/** Whether a user has joined, and which tasks have a state. */
export async function usageOf(db: Db, activityId: string) {
  const joined = await db
    .selectFrom('participations')
    .select('userId')
    .where('activityId', '=', activityId)
    .limit(1)
    .executeTakeFirst()
  const sources = await db
    .selectFrom('sourceStates')
    .select('source')
    .distinct()
    .where('activityId', '=', activityId)
    .execute()
  return {
    joined: joined !== undefined,
    tasksInUse: new Set(sources.flatMap(({ source }) => taskOfSource(source)?.taskId ?? [])),
  }
}

interface Joining {
  activityId: string
  userId: string
  at: number
  consentVersion: string | null
  maximum: number | null
}

/** Joins once and counts once. On `full` the caller must roll the transaction back. */
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
  const counted = await counting.returning('participants').executeTakeFirst()
  if (!counted) return 'full'
  await tx
    .updateTable('participations')
    .set({ joinNo: counted.participants })
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .execute()
  return 'joined'
}
