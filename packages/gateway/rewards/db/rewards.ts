import { sql } from 'kysely'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import { query, queryRow, type Db, type Row } from '../../db/client.ts'
import type { Source, SourceKey } from '../../db/tables/source.ts'
import { stateAt } from './reward-state-at.ts'

export type RewardRow = Row<'rewards'>

const rewardsOf = (db: Db, userId: string) => db.selectFrom('rewards').selectAll().where('userId', '=', userId)
const rewardOf = (db: Db, userId: string, rewardId: string) => rewardsOf(db, userId).where('rewardId', '=', rewardId)
const rewardsIn = (db: Db, userId: string, activityId: string) =>
  rewardsOf(db, userId).where('activityId', '=', activityId)

export const findReward = (db: Db, userId: string, rewardId: string) =>
  rewardOf(db, userId, rewardId).executeTakeFirst()

export const findRewardOf = async (db: Db, userId: string, { activityId, source }: SourceKey) =>
  (await rewardsIn(db, userId, activityId).where('source', '=', source).executeTakeFirst()) ?? null

export const listRewardsOf = (db: Db, userId: string, activityId: string) => rewardsIn(db, userId, activityId).execute()

/** A user's rewards of these sources of one activity. */
export const listRewardsOfSources = (
  db: Db,
  userId: string,
  { activityId, sources }: { activityId: string; sources: readonly Source[] },
) => rewardsIn(db, userId, activityId).where('source', 'in', sources).execute()

/** Those of these rewards of the user that are not used up. */
export const listUnused = (db: Db, userId: string, rewardIds: readonly string[]) =>
  rewardsOf(db, userId)
    .where('rewardId', 'in', rewardIds)
    .where('usedAt', 'is', null)
    .where('state', '<>', 'CANCELLED')
    .execute()

export const lockReward = async (tx: Db, userId: string, rewardId: string) =>
  (await rewardOf(tx, userId, rewardId).forUpdate().executeTakeFirst()) ?? null

/** A reward of any user, locked until the end of the transaction. */
export async function lockAnyReward(tx: Db, rewardId: string) {
  const owner = await tx.selectFrom('rewards').select('userId').where('rewardId', '=', rewardId).executeTakeFirst()
  return owner ? lockReward(tx, owner.userId, rewardId) : null
}

/** @returns the row after it */
export const changeReward = (tx: Db, rewardId: string, change: Partial<RewardRow>) =>
  tx.updateTable('rewards').set(change).where('rewardId', '=', rewardId).returningAll().executeTakeFirstOrThrow()

interface RewardFilter {
  userId: string
  activityId?: string | undefined
  state?: RewardState | undefined
  now: number
  pageIndex: number
  pageSize: number
}

/** Newest first; `total` is over all pages. */
export async function listRewards(db: Db, { userId, activityId, state, now, pageIndex, pageSize }: RewardFilter) {
  let matching = db.selectFrom('rewards').where('userId', '=', userId)
  if (activityId !== undefined) matching = matching.where('activityId', '=', activityId)
  if (state !== undefined) matching = matching.where(stateAt(now), '=', state)
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('grantedAt', 'desc')
    .orderBy('rewardId')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows, total }
}

/** Rewards past their end whose row is not EXPIRED yet. */
export const listExpired = (db: Db, now: number, limit: number) =>
  db
    .selectFrom('rewards')
    .select(['rewardId', 'userId'])
    .where('state', 'in', ['GRANTED', 'HOLD'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()

/** A reward under review may still be refused, and one that was taken back is not shown. */
const IS_SURE = sql<boolean>`state not in ('REVIEW', 'CANCELLED')`

export interface LatestReward extends RewardRow {
  loginName: string
}

/** The latest rewards of these activities, the newest first: at most `limit` rows of each are read. */
export async function listLatestRewards(
  db: Db,
  { activityIds, limit }: { activityIds: readonly string[]; limit: number },
) {
  if (activityIds.length === 0) return []
  return query<LatestReward>(db)`
    with r as materialized (${sql.join(
      activityIds.map(
        (activityId) => sql`(select * from rewards where activity_id = ${activityId} and ${IS_SURE}
          order by granted_at desc, reward_id limit ${limit})`,
      ),
      sql` union all `,
    )})
    select r.*, u.login_name from r
    join users u on u.user_id = r.user_id
    order by r.granted_at desc, r.reward_id limit ${limit}
  `
}

/** Those of these rewards that the marquee may show: of listed activities, and not under review. */
export const listNewWinners = (db: Db, rewardIds: readonly string[]) =>
  query<LatestReward>(db)`
    select r.*, u.login_name from rewards r join users u on u.user_id = r.user_id
    join activities a on a.activity_id = r.activity_id
    where r.reward_id = any(${rewardIds}::text[]) and r.${IS_SURE} and a.listed and not a.cancelled
    order by r.granted_at, r.reward_id
  `

export interface RewardSum {
  unit: string
  rewards: number
  /** Decimal string. */
  amount: string
}

/**
 * The sum of the money rewards of these activities since `from` (ms) in the unit that most of them have, without what was taken back;
 * undefined without any.
 */
export const sumRewardsSince = (db: Db, { activityIds, from }: { activityIds: readonly string[]; from: number }) =>
  queryRow<RewardSum | undefined>(db)`
    select substr(asset, strpos(asset, ':') + 1) as unit, count(*)::int as rewards, sum(quantity - cancelled)::text as amount
    from rewards
    where activity_id = any(${activityIds}::text[]) and granted_at >= ${from} and ${IS_SURE}
      and reward_type not in ('PHYSICAL', 'LOTTERY_COUNT')
    group by 1 order by 2 desc, 1 limit 1
  `
