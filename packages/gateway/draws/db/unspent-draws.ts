import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Claimed draws that a user may spend. */
export interface UnspentDraws {
  userId: string
  rewardId: string
  asset: string
  /** Decimal strings of whole numbers. */
  quantity: string
  left: string
}

/** Rewards of draws that can be spent at `now`. */
const isSpendable = (now: number) => sql`reward_type = 'LOTTERY_COUNT' and "left" > 0
  and (state = 'GRANTED' or (state = 'HOLD' and hold_until <= ${now}::bigint))
  and (expires_at is null or expires_at > ${now}::bigint)`

/** Locks the unspent draws of these users; those that end first come first. */
export async function lockUnspentDraws(
  tx: Db,
  { activityId, userIds, now }: { activityId: string; userIds: readonly string[]; now: number },
) {
  const { rows } = await sql<UnspentDraws>`
    select user_id, reward_id, asset, trim_scale(quantity) as quantity, trim_scale("left") as "left"
    from lock_draws(${[...new Set(userIds)].sort()}::text[], ${activityId}) where ${isSpendable(now)}
    order by user_id, expires_at nulls last, granted_at, reward_id
  `.execute(tx)
  return rows
}

/** Draws that a user claimed in an activity and has not used. */
export async function drawsLeft(db: Db, userId: string, activityId: string, now: number) {
  const { rows } = await sql<{ left: string }>`
    select coalesce(sum("left"), 0) as "left" from rewards
    where user_id = ${userId} and activity_id = ${activityId} and ${isSpendable(now)}
  `.execute(db)
  return Number(rows[0]?.left ?? 0)
}

/** The same of each of these activities where there are any. */
export async function drawsLeftIn(db: Db, userId: string, activityIds: readonly string[], now: number) {
  const { rows } = await sql<{ activityId: string; left: string }>`
    select activity_id, sum("left") as "left" from rewards
    where user_id = ${userId} and activity_id = any(${activityIds}::text[]) and ${isSpendable(now)}
    group by activity_id order by activity_id
  `.execute(db)
  return rows.map(({ activityId, left }) => ({ activityId, left: Number(left) }))
}

/** Takes one draw of each of these rewards; one without any left becomes USED. */
export async function spendDraws(tx: Db, rewardIds: readonly string[], at: number) {
  await sql`
    update rewards set "left" = "left" - 1, state = case when "left" = 1 then 'USED' else state end,
      used_at = case when "left" = 1 then ${at}::bigint else used_at end
    where reward_id = any(${rewardIds}::text[])
  `.execute(tx)
}

/** Takes from the stock what draws have won, and adds the draws to their lottery. */
export async function recordDraws(
  tx: Db,
  activityId: string,
  { draws, won, logHash, left }: { draws: number; won: number; logHash: string; left: ReadonlyMap<string, number> },
) {
  await sql`
    update prize_stock s set "left" = n."left"
    from unnest(${[...left.keys()]}::text[], ${[...left.values()]}::bigint[]) as n(prize_id, "left")
    where s.activity_id = ${activityId} and s.prize_id = n.prize_id and s."left" <> n."left"
  `.execute(tx)
  await tx.updateTable('lotteries').set({ draws, won, logHash }).where('activityId', '=', activityId).execute()
}
