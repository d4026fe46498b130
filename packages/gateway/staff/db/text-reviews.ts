import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import type { Db } from '#gateway/db/client.ts'
import type { TextReviewsTable } from '#gateway/db/tables/activities.ts'

export type TextReview = Selectable<TextReviewsTable>

export const listTextReviews = (db: Db, activityIds: readonly string[]): Promise<TextReview[]> =>
  activityIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('textReviews').selectAll().where('activityId', 'in', activityIds).execute()

/** Writes the reviews of one activity; a text has the last one. */
export async function saveTextReviews(tx: Db, reviews: readonly TextReview[]): Promise<void> {
  if (reviews.length === 0) return
  await tx
    .insertInto('textReviews')
    .values([...reviews])
    .onConflict((conflict) =>
      conflict.columns(['activityId', 'locale', 'textId']).doUpdateSet((eb) => ({
        digest: eb.ref('excluded.digest'),
        level: eb.ref('excluded.level'),
        at: eb.ref('excluded.at'),
        actor: eb.ref('excluded.actor'),
      })),
    )
    .execute()
}

/** A version of which the texts may differ from those before. */
export interface TextVersion {
  version: number
  at: number
  actor: string
  texts: ActivityFile['texts']
}

/** The next versions with other texts before a version, newest first, and the first version of all. */
export async function listTextVersions(
  db: Db,
  activityId: string,
  { before, limit }: { before: number; limit: number },
): Promise<TextVersion[]> {
  const { rows } = await sql<TextVersion>`
    select version, at, actor, definition -> 'texts' as texts from activity_versions v
    where activity_id = ${activityId} and version < ${before} and (changed ? 'texts'
      or version = (select min(version) from activity_versions f where f.activity_id = v.activity_id))
    order by version desc limit ${limit}`.execute(db)
  return rows
}
