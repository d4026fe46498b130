import { sql, type Insertable, type Selectable } from 'kysely'
import { query, queryValue, queryValues, type Db } from '../../db/client.ts'
import type { DrawsTable, LotteriesTable } from '../../db/tables/draws.ts'
import { stateAt } from '../../rewards/db/reward-state-at.ts'
import { dayBounds, dayKey } from '../../util/time/zoned-day.ts'
import { userIdsOf } from '#gateway/util/user-ids.ts'

export type DrawRow = Selectable<DrawsTable>

/** The user's draw with this idempotency key, in any activity. */
export async function findDrawByKey(db: Db, userId: string, idempotencyKey: string) {
  const draws = db.selectFrom('draws').selectAll().where('userId', '=', userId)
  return (await draws.where('idempotencyKey', '=', idempotencyKey).executeTakeFirst()) ?? null
}

/** For each pair of user and idempotency key whether a draw has it. */
export async function findDrawn(db: Db, keys: readonly Pick<DrawRow, 'userId' | 'idempotencyKey'>[]) {
  const drawn = await queryValues<number>(db)`
    select k.position::integer from draws d
    join unnest(${userIdsOf(keys)}::text[], ${keys.map(({ idempotencyKey }) => idempotencyKey)}::text[])
      with ordinality as k(user_id, key, position) on d.user_id = k.user_id and d.idempotency_key = k.key
  `
  return keys.map((_, index) => drawn.includes(index + 1))
}

/** A user who is about to draw. */
export interface Player {
  userId: string
  userRef: string
  /** Draws made in this activity, so the next nonce. */
  nonce: number
  /** Draws since the day began in the activity's time zone. */
  today: number
}

interface PlayersInput {
  activityId: string
  /** IANA name. */
  timeZone: string
  userIds: readonly string[]
  /** ms */
  now: number
}

/** By user. */
export async function listPlayers(db: Db, { activityId, timeZone, userIds, now }: PlayersInput) {
  const { start: dayStart } = dayBounds(dayKey(now, timeZone), timeZone)
  const rows = await query<Player>(db)`
    select u.user_id, user_ref(${activityId}, u.user_id) as user_ref, count(d.draw_no) as nonce,
      count(d.draw_no) filter (where d.at >= ${dayStart}::bigint) as today
    from unnest(${userIds}::text[]) as u(user_id)
    left join draws d on d.activity_id = ${activityId} and d.user_id = u.user_id
    group by u.user_id
  `
  return new Map(rows.map((row) => [row.userId, row]))
}

export async function insertDraws(tx: Db, draws: readonly Insertable<DrawsTable>[]) {
  if (draws.length > 0) await tx.insertInto('draws').values(draws).execute()
}

interface DrawPage {
  /** Draws up to this number, so that pages agree with the hash of the log. */
  until: number
  pageIndex: number
  pageSize: number
}

/** The log of draws in order. */
export async function listDraws(db: Db, activityId: string, { until, pageIndex, pageSize }: DrawPage) {
  const first = pageIndex * pageSize + 1
  return db
    .selectFrom('draws')
    .selectAll()
    .where('activityId', '=', activityId)
    .where('drawNo', '>=', first)
    .where('drawNo', '<=', Math.min(until, first + pageSize - 1))
    .orderBy('drawNo')
    .execute()
}

/** A user's draws, newest first; `userSalt` proves that the reference of the log is theirs. `total`: of all pages. */
export async function listDrawsOf(
  db: Db,
  { userId, activityId, pageIndex, pageSize }: { userId: string; activityId: string } & Omit<DrawPage, 'until'>,
) {
  const mine = db.selectFrom('draws').where('activityId', '=', activityId).where('userId', '=', userId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy('nonce', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows, total, userSalt: await queryValue<string>(db)`select user_salt(${activityId}, ${userId})` }
}

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
const isSpendable = (now: number) => sql`reward_type = 'LOTTERY_COUNT' and "left" > 0 and ${stateAt(now)} = 'GRANTED'`

/** Locks the unspent draws of these users; those that end first come first. */
export const lockUnspentDraws = (
  tx: Db,
  { activityId, userIds, now }: { activityId: string; userIds: readonly string[]; now: number },
) =>
  query<UnspentDraws>(tx)`
    select user_id, reward_id, asset, trim_scale(quantity) as quantity, trim_scale("left") as "left"
    from lock_draws(${[...new Set(userIds)].sort()}::text[], ${activityId}) as rewards where ${isSpendable(now)}
    order by user_id, expires_at nulls last, granted_at, reward_id
  `

/** Draws that a user claimed in an activity and has not used. */
export const drawsLeft = async (db: Db, userId: string, activityId: string, now: number) =>
  Number(
    await queryValue<string>(db)`
      select coalesce(sum("left"), 0) from rewards
      where user_id = ${userId} and activity_id = ${activityId} and ${isSpendable(now)}
    `,
  )

/** The same for each of these activities where some are left. */
export async function drawsLeftIn(db: Db, userId: string, activityIds: readonly string[], now: number) {
  const rows = await query<{ activityId: string; left: string }>(db)`
    select activity_id, sum("left") as "left" from rewards
    where user_id = ${userId} and activity_id = any(${activityIds}::text[]) and ${isSpendable(now)}
    group by activity_id order by activity_id
  `
  return rows.map(({ activityId, left }) => ({ activityId, left: Number(left) }))
}

/** Takes one draw of each of these rewards; one without any left becomes USED. */
export const spendDraws = (tx: Db, rewardIds: readonly string[], at: number) =>
  query(tx)`
    update rewards set "left" = "left" - 1, state = case when "left" = 1 then 'USED' else state end,
      used_at = case when "left" = 1 then ${at}::bigint else used_at end
    where reward_id = any(${rewardIds}::text[])
  `

/** Takes from the stock what draws have won, and adds the draws to their lottery. */
export async function recordDraws(
  tx: Db,
  activityId: string,
  { draws, won, logHash, left }: { draws: number; won: number; logHash: string; left: ReadonlyMap<string, number> },
) {
  await query(tx)`
    update prize_stock s set "left" = n."left"
    from unnest(${[...left.keys()]}::text[], ${[...left.values()]}::bigint[]) as n(prize_id, "left")
    where s.activity_id = ${activityId} and s.prize_id = n.prize_id and s."left" <> n."left"
  `
  await tx.updateTable('lotteries').set({ draws, won, logHash }).where('activityId', '=', activityId).execute()
}

export type LotteryRow = Selectable<LotteriesTable>

const lotteryOf = (db: Db, activityId: string) =>
  db.selectFrom('lotteries').selectAll().where('activityId', '=', activityId)

export const findLottery = async (db: Db, activityId: string) =>
  (await lotteryOf(db, activityId).executeTakeFirst()) ?? null

/** Locks a lottery until the end of the transaction: its draws come one after the other. */
export const lockLottery = async (tx: Db, activityId: string) =>
  (await lotteryOf(tx, activityId).forNoKeyUpdate().executeTakeFirst()) ?? null

export const insertLottery = (tx: Db, lottery: Insertable<LotteriesTable>) =>
  tx.insertInto('lotteries').values(lottery).execute()

/** Before the first draw; the database refuses it later. */
export const changePrizes = (
  tx: Db,
  { activityId, prizes, prizeTableHash }: Pick<LotteryRow, 'activityId' | 'prizes' | 'prizeTableHash'>,
) =>
  query(tx)`
    update lotteries set prizes = ${prizes}, prize_table_hash = ${prizeTableHash}, log_hash = ${prizeTableHash}
    where activity_id = ${activityId}
  `

/** Makes the seed public, once; the first time is kept. */
export const markRevealed = (db: Db, activityId: string, at: number) =>
  query(db)`
    update lotteries set revealed_at = ${at}::bigint where activity_id = ${activityId} and revealed_at is null`

export async function isRevealed(db: Db, activityId: string) {
  return ((await findLottery(db, activityId))?.revealedAt ?? null) !== null
}

interface Stock {
  prizeId: string
  stock: number
}

/** Replaces the stock of a lottery without draws. */
export async function setStock(tx: Db, activityId: string, stock: readonly Stock[]) {
  await tx.deleteFrom('prizeStock').where('activityId', '=', activityId).execute()
  if (stock.length === 0) return
  const rows = stock.map((one) => ({ activityId, ...one, left: one.stock }))
  await tx.insertInto('prizeStock').values(rows).execute()
}

/** The stock that is left of each prize with a limited one. */
export async function stockLeft(db: Db, activityId: string) {
  const stock = db.selectFrom('prizeStock').select(['prizeId', 'left']).where('activityId', '=', activityId)
  const rows = await stock.execute()
  return new Map(rows.map(({ prizeId, left }) => [prizeId, left]))
}
