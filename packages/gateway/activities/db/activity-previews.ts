import { sql, type Selectable } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Db } from '../../db/client.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import type { ActivityPreviewsTable } from '../../db/tables/activities.ts'

export type ActivityPreview = Selectable<ActivityPreviewsTable>

export async function insertPreview(
  db: Db,
  { definition, ...preview }: Omit<ActivityPreview, 'definition'> & { definition: ActivityFile },
) {
  await db
    .insertInto('activityPreviews')
    .values({ ...preview, definition: JSON.stringify(definition) })
    .execute()
}

export async function findPreview(db: Db, previewId: string): Promise<ActivityPreview | null> {
  const row = await db.selectFrom('activityPreviews').selectAll().where('previewId', '=', previewId).executeTakeFirst()
  return row ?? null
}

export const deleteExpiredPreviews = (db: Db, now: number, limit: number) =>
  deleteBatch(db, 'activityPreviews', ['previewId'], sql`expires_at <= ${now}::bigint`, limit)
