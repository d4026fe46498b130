import type { Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { BackApplicationsTable } from '../../db/tables/activities.ts'

export type BackApplication = Selectable<BackApplicationsTable>

export async function findBackApplication(db: Db, activityId: string, userId: string): Promise<BackApplication | null> {
  const row = await db
    .selectFrom('backApplications')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Stores the first application of a user; a later one changes nothing. */
export async function insertBackApplication(tx: Db, application: BackApplication): Promise<void> {
  await tx
    .insertInto('backApplications')
    .values(application)
    .onConflict((conflict) => conflict.columns(['activityId', 'userId']).doNothing())
    .execute()
}
