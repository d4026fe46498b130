import { sql, type Selectable } from 'kysely'
import type { RewardState } from '@fanfare/contract/enumerations.ts'
import type { Db } from '../../db/client.ts'
import type { RewardsTable } from '../../db/tables/rewards.ts'
import type { Source, SourceKey } from '../../db/tables/source.ts'

export type RewardRow = Selectable<RewardsTable>

export async function findReward(db: Db, userId: string, rewardId: string): Promise<RewardRow | null> {
  const row = await db
    .selectFrom('rewards')
    .selectAll()
    .where('rewardId', '=', rewardId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

export async function findRewardOf(
  db: Db,
  userId: string,
  { activityId, source }: SourceKey,
): Promise<RewardRow | null> {
  const row = await db
    .selectFrom('rewards')
    .selectAll()
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .where('source', '=', source)
    .executeTakeFirst()
  return row ?? null
}

export async function listRewardsOf(db: Db, userId: string, activityId: string): Promise<RewardRow[]> {
  return db
    .selectFrom('rewards')
    .selectAll()
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .execute()
}

/** A user's rewards of these sources of one activity. */
export async function listRewardsOfSources(
  db: Db,
  userId: string,
  { activityId, sources }: { activityId: string; sources: readonly Source[] },
): Promise<RewardRow[]> {
  return db
    .selectFrom('rewards')
    .selectAll()
    .where('userId', '=', userId)
    .where('activityId', '=', activityId)
    .where('source', 'in', sources)
    .execute()
}

/** Those of these rewards of the user that are not used up. */
export async function listUnused(db: Db, userId: string, rewardIds: readonly string[]): Promise<RewardRow[]> {
  return db
    .selectFrom('rewards')
    .selectAll()
    .where('userId', '=', userId)
    .where('rewardId', 'in', rewardIds)
    .where('usedAt', 'is', null)
    .where('state', '<>', 'CANCELLED')
    .execute()
}

export async function lockReward(tx: Db, userId: string, rewardId: string): Promise<RewardRow | null> {
  const row = await tx
    .selectFrom('rewards')
    .selectAll()
    .where('rewardId', '=', rewardId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** A reward of any user, locked until the end of the transaction. */
export async function lockAnyReward(tx: Db, rewardId: string): Promise<RewardRow | null> {
  const owner = await tx.selectFrom('rewards').select('userId').where('rewardId', '=', rewardId).executeTakeFirst()
  return owner ? lockReward(tx, owner.userId, rewardId) : null
}

/** Changes a reward by a decision of the staff. @returns the row after it */
export const changeReward = (
  tx: Db,
  rewardId: string,
  change: Partial<
    Pick<RewardRow, 'state' | 'left' | 'reasonCode' | 'holdUntil' | 'expiresAt' | 'cancelled' | 'cancelledAt'>
  >,
): Promise<RewardRow> =>
  tx.updateTable('rewards').set(change).where('rewardId', '=', rewardId).returningAll().executeTakeFirstOrThrow()

export async function endReward(
  tx: Db,
  { rewardId, state, usedAt }: { rewardId: string; state: 'USED' | 'EXPIRED'; usedAt: number | null },
) {
  await tx.updateTable('rewards').set({ state, left: '0', usedAt }).where('rewardId', '=', rewardId).execute()
}

/** Stores the unused quantity after a partial use. */
export async function setLeft(tx: Db, rewardId: string, left: string) {
  await tx.updateTable('rewards').set({ left }).where('rewardId', '=', rewardId).execute()
}

/** The domain's `rewardStateAt` in SQL. */
export const stateAt = (now: number) => sql<RewardState>`case
  when state in ('USED', 'REVIEW', 'EXPIRED', 'CANCELLED') then state
  when expires_at <= ${now}::bigint then 'EXPIRED'
  when state = 'HOLD' and hold_until <= ${now}::bigint then 'GRANTED'
  else state end`

interface RewardFilter {
  userId: string
  activityId?: string | undefined
  state?: RewardState | undefined
  now: number
  pageIndex: number
  pageSize: number
}

/** Newest first; `total` is over all pages. */
export async function listRewards(
  db: Db,
  { userId, activityId, state, now, pageIndex, pageSize }: RewardFilter,
): Promise<{ rows: RewardRow[]; total: number }> {
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
export async function listExpired(db: Db, now: number, limit: number): Promise<{ rewardId: string; userId: string }[]> {
  return db
    .selectFrom('rewards')
    .select(['rewardId', 'userId'])
    .where('state', 'in', ['GRANTED', 'HOLD'])
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
}

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
  const { rows } = await sql<LatestReward>`
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
  `.execute(db)
  return rows
}

/** Those of these rewards that the marquee may show: of listed activities, and not under review. */
export async function listNewWinners(db: Db, rewardIds: readonly string[]) {
  const { rows } = await sql<LatestReward>`
    select r.*, u.login_name from rewards r join users u on u.user_id = r.user_id
    join activities a on a.activity_id = r.activity_id
    where r.reward_id = any(${rewardIds}::text[]) and r.${IS_SURE} and a.listed and not a.cancelled
    order by r.granted_at, r.reward_id
  `.execute(db)
  return rows
}

export interface RewardSum {
  unit: string
  rewards: number
  /** Decimal string. */
  amount: string
}

/**
 * The sum of the money rewards of these activities since `from` (ms) in the unit that most of them have, without what was taken back;
 * null without any.
 */
export async function sumRewardsSince(db: Db, { activityIds, from }: { activityIds: readonly string[]; from: number }) {
  const { rows } = await sql<RewardSum>`
    select substr(asset, strpos(asset, ':') + 1) as unit, count(*)::int as rewards, sum(quantity - cancelled)::text as amount
    from rewards
    where activity_id = any(${activityIds}::text[]) and granted_at >= ${from} and ${IS_SURE}
      and reward_type not in ('PHYSICAL', 'LOTTERY_COUNT')
    group by 1 order by 2 desc, 1 limit 1
  `.execute(db)
  return rows[0] ?? null
}
