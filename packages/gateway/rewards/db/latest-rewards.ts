import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { RewardRow } from './rewards.ts'

/** A reward under review may still be refused, and one that was taken back is no news. */
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
