import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { queryValue, type Db, type Row } from '#gateway/db/client.ts'

/** The activity that pays goodwill; null until its budget is approved for the first time. */
export async function findGoodwillActivity(db: Db) {
  const goodwill = db.selectFrom('activities').select(['activityId', 'version']).where('alias', '=', GOODWILL_ALIAS)
  return (await goodwill.executeTakeFirst()) ?? null
}

export const findGrant = (tx: Db, grantKey: string) =>
  tx.selectFrom('goodwillGrants').selectAll().where('grantKey', '=', grantKey).executeTakeFirst()

export async function insertGrant(tx: Db, grant: Row<'goodwillGrants'>) {
  await tx.insertInto('goodwillGrants').values(grant).execute()
}

/** The activity that an id names: its own, or that of a reward of the user; undefined when it names neither. */
export async function findAbout(tx: Db, userId: string, id: string) {
  return queryValue<string | undefined>(tx)`
    select activity_id from activities where activity_id = ${id} and alias <> ${GOODWILL_ALIAS}
    union all select activity_id from rewards where reward_id = ${id} and user_id = ${userId}`
}
