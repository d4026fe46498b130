import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { query, queryRow, queryValue, type Db, type Row } from '#gateway/db/client.ts'

/** Grants of goodwill run one after the other, so that no two of them pass one limit. */
export const lockGoodwill = (tx: Db) => query(tx)`select pg_advisory_xact_lock(hashtext('goodwill grants'))`

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

/** Goodwill in a unit, also that which waits: to a user since `month`, and by an actor since `day` (ms); without the grant of `grantKey`. */
export async function sumGrants(
  tx: Db,
  {
    userId,
    actor,
    unit,
    month,
    day,
    grantKey,
  }: Record<'userId' | 'actor' | 'unit' | 'grantKey', string> & Record<'month' | 'day', number>,
) {
  return queryRow<{ userMonth: string; actorDay: string }>(tx)`
    select coalesce(sum(g.quantity) filter (where g.user_id = ${userId} and g.at >= ${month}::bigint), 0)::text as user_month,
      coalesce(sum(g.quantity) filter (where g.actor = ${actor} and g.at >= ${day}::bigint), 0)::text as actor_day
    from goodwill_grants g
    where (g.user_id = ${userId} and g.at >= ${month}::bigint or g.actor = ${actor} and g.at >= ${day}::bigint)
      and split_part(g.asset, ':', 2) = ${unit} and g.grant_key <> ${grantKey}
      and not exists (select 1 from entitlements e where e.user_id = g.user_id and e.source = 'manual:' || g.grant_key
        and e.status = 'EXPIRED')`
}

/** The activity that an id names: its own, or that of a reward of the user; undefined when it names neither. */
export async function findAbout(tx: Db, userId: string, id: string) {
  return queryValue<string | undefined>(tx)`
    select activity_id from activities where activity_id = ${id} and alias <> ${GOODWILL_ALIAS}
    union all select activity_id from rewards where reward_id = ${id} and user_id = ${userId}`
}
