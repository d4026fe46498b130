import type { Selectable } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import type { ActivityVersionsTable } from '#gateway/db/tables/activities.ts'
import { staleTexts } from '@fanfare/activities/stale-texts.ts'

export type StoredVersion = Selectable<ActivityVersionsTable>

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

export async function findStoredVersion(db: Db, activityId: string, version: number): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('activityVersions')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

/** Newest first, without their files. */
export async function listVersions(
  db: Db,
  activityId: string,
  { limit, before }: { limit: number; before: number | null },
): Promise<Omit<StoredVersion, 'definition' | 'stale' | 'activityId'>[]> {
  let query = db
    .selectFrom('activityVersions')
    .select(['version', 'at', 'actor', 'approvedBy', 'changed', 'note', 'fromVersion'])
    .where('activityId', '=', activityId)
  if (before !== null) query = query.where('version', '<', before)
  return query.orderBy('version', 'desc').limit(limit).execute()
}
