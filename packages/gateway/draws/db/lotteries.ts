import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { LotteriesTable } from '../../db/tables/draws.ts'

export type LotteryRow = Selectable<LotteriesTable>

export async function findLottery(db: Db, activityId: string): Promise<LotteryRow | null> {
  const row = await db.selectFrom('lotteries').selectAll().where('activityId', '=', activityId).executeTakeFirst()
  return row ?? null
}

/** Locks a lottery until the end of the transaction: its draws come one after the other. */
export async function lockLottery(tx: Db, activityId: string): Promise<LotteryRow | null> {
  const locked = tx.selectFrom('lotteries').selectAll().where('activityId', '=', activityId).forNoKeyUpdate()
  return (await locked.executeTakeFirst()) ?? null
}

export async function insertLottery(tx: Db, lottery: Insertable<LotteriesTable>) {
  await tx.insertInto('lotteries').values(lottery).execute()
}

/** Before the first draw; the database refuses it later. */
export async function changePrizes(
  tx: Db,
  { activityId, prizes, prizeTableHash }: Pick<LotteryRow, 'activityId' | 'prizes' | 'prizeTableHash'>,
) {
  await tx
    .updateTable('lotteries')
    .set({ prizes, prizeTableHash, logHash: prizeTableHash })
    .where('activityId', '=', activityId)
    .execute()
}

/** Makes the seed public, once; the first time is kept. */
export async function markRevealed(db: Db, activityId: string, at: number) {
  await db
    .updateTable('lotteries')
    .set({ revealedAt: at })
    .where('activityId', '=', activityId)
    .where('revealedAt', 'is', null)
    .execute()
}

export async function isRevealed(db: Db, activityId: string) {
  return ((await findLottery(db, activityId))?.revealedAt ?? null) !== null
}

export interface Stock {
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
  const rows = await db
    .selectFrom('prizeStock')
    .select(['prizeId', 'left'])
    .where('activityId', '=', activityId)
    .execute()
  return new Map(rows.map(({ prizeId, left }) => [prizeId, left]))
}

/** Activities with prizes that were published before lotteries were sealed. */
export async function listUnsealed(db: Db) {
  const { rows } = await sql<{ activityId: string }>`
    select activity_id from activities a
    where definition ? 'prizes' and not exists (select 1 from lotteries l where l.activity_id = a.activity_id)
  `.execute(db)
  return rows.map(({ activityId }) => activityId)
}
