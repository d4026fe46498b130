import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { foldedTitles } from '#gateway/util/fold-text.ts'
import type { ActivityVersion } from './activity-repository.ts'
import { query, queryValue, type Db, type Row } from '../../db/client.ts'
import { taskOfSource } from '../../db/tables/source.ts'
import { staleTexts } from '@fanfare/activities/translations/text-rows.ts'

/** Serializes changes of which activity a page shows. */
export const lockPages = (tx: Db) => query(tx)`select pg_advisory_xact_lock(hashtext('pages of activities'))`

/** Serializes publications of one alias, also those that create it. */
export async function lockAlias(tx: Db, alias: string) {
  await query(tx)`select pg_advisory_xact_lock(hashtext(${`activity:${alias}`}))`
  const row = tx.selectFrom('activities').selectAll().where('alias', '=', alias).forUpdate()
  return (await row.executeTakeFirst()) ?? null
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

/** The columns that a file decides. */
const columnsOf = (definition: ActivityFile) => ({
  listed: definition.listed,
  definition: JSON.stringify(definition),
  titles: JSON.stringify(foldedTitles(definition.texts)),
})

export async function insertActivity(tx: Db, { at, definition, ...activity }: Publication) {
  await tx
    .insertInto('activities')
    .values({
      ...activity,
      ...columnsOf(definition),
      publishedAt: at,
      updatedAt: at,
    })
    .execute()
}

/** The titles that an activity shares with others, whatever their case: which other, and in which language. English first. */
export const listSameTitles = (db: Db, activityId: string): Promise<{ alias: string; locale: string }[]> =>
  query<{ alias: string; locale: string }>(db)`
    select other.alias, title.locale from activities own
    cross join lateral jsonb_each_text(own.titles) as title(locale, words)
    join activities other on other.activity_id <> own.activity_id and other.titles ->> title.locale = title.words
    where own.activity_id = ${activityId}
    order by other.alias, title.locale <> 'en', title.locale`

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
      ...columnsOf(definition),
      rulesSince: JSON.stringify(rulesSince),
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('activityId', '=', activityId)
    .execute()
}

export const aliasList = (db: Db) =>
  db.selectFrom('activities').select(['alias', 'activityId']).where('listed', '=', true).orderBy('alias').execute()

/** Whether a user has joined, and which tasks have a state. */
export async function usageOf(db: Db, activityId: string) {
  const joined = await queryValue<boolean>(db)`
    select exists (select from participations where activity_id = ${activityId})`
  const sources = await db
    .selectFrom('sourceStates')
    .select('source')
    .distinct()
    .where('activityId', '=', activityId)
    .execute()
  return {
    joined,
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
export async function join(tx: Db, joining: Joining) {
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

type ActivityPreview = Row<'activityPreviews'>

export async function insertPreview(
  db: Db,
  { definition, ...preview }: Omit<ActivityPreview, 'definition'> & { definition: ActivityFile },
) {
  await db
    .insertInto('activityPreviews')
    .values({ ...preview, definition: JSON.stringify(definition) })
    .execute()
}

export const findPreview = async (db: Db, previewId: string) =>
  (await db.selectFrom('activityPreviews').selectAll().where('previewId', '=', previewId).executeTakeFirst()) ?? null

export type StoredVersion = Row<'activityVersions'>

interface NewVersion extends Omit<StoredVersion, 'stale'> {
  before: { activityId: string; version: number; definition: ActivityFile } | null
}

/** Stores the file of a publication, and which of its texts are older than their English. */
export async function insertVersion(tx: Db, { before, definition, changed, ...version }: NewVersion) {
  const earlier = before && (await findStoredVersion(tx, before.activityId, before.version))
  const stale = before === null ? {} : staleTexts(before.definition.texts, definition.texts, earlier?.stale ?? {})
  await tx
    .insertInto('activityVersions')
    .values({
      ...version,
      definition: JSON.stringify(definition),
      changed: JSON.stringify(changed),
      stale: JSON.stringify(stale),
    })
    .execute()
}

export async function findStoredVersion(db: Db, activityId: string, version: number) {
  const versions = db.selectFrom('activityVersions').selectAll().where('activityId', '=', activityId)
  return (await versions.where('version', '=', version).executeTakeFirst()) ?? null
}

/** Newest first, without their files. */
export async function listVersions(
  db: Db,
  activityId: string,
  { limit, before }: { limit: number; before: number | null },
) {
  let query = db
    .selectFrom('activityVersions')
    .select(['version', 'at', 'actor', 'approvedBy', 'changed', 'note', 'fromVersion'])
    .where('activityId', '=', activityId)
  if (before !== null) query = query.where('version', '<', before)
  return query.orderBy('version', 'desc').limit(limit).execute()
}

/** Until when starts and ends have been announced, ms; begins with `now`. */
export async function readAnnouncedUntil(db: Db, now: number) {
  const row = await db.selectFrom('activityClock').select('announcedUntil').executeTakeFirst()
  if (row !== undefined) return row.announcedUntil
  await db
    .insertInto('activityClock')
    .values({ announcedUntil: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return now
}

/** The same, locked until the end of the transaction. */
export async function lockAnnouncedUntil(tx: Db) {
  const row = tx.selectFrom('activityClock').select('announcedUntil').forUpdate()
  return (await row.executeTakeFirstOrThrow()).announcedUntil
}

export async function saveAnnouncedUntil(tx: Db, until: number) {
  await tx.updateTable('activityClock').set({ announcedUntil: until }).execute()
}

/** The activities that started or ended after `from` and until `to`, without cancelled ones. */
export const listCrossings = (db: Db, from: number, to: number) =>
  query<{
    activityId: string
    startTime: number
    endTime: number
  }>(db)`
    select activity_id, start_time, end_time from activities
    where not cancelled and (start_time > ${from}::bigint and start_time <= ${to}::bigint
      or end_time > ${from}::bigint and end_time <= ${to}::bigint)
    order by activity_id
  `
