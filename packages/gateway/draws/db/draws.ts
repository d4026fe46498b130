import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { DrawsTable } from '../../db/tables/draws.ts'
import { dayBounds, dayKey } from '../../util/time/zoned-day.ts'

export type DrawRow = Selectable<DrawsTable>

/** The user's draw with this idempotency key, in any activity. */
export async function findDrawByKey(db: Db, userId: string, idempotencyKey: string): Promise<DrawRow | null> {
  const row = await db
    .selectFrom('draws')
    .selectAll()
    .where('userId', '=', userId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  return row ?? null
}

/** For each pair of user and idempotency key whether a draw has it. */
export async function findDrawn(db: Db, keys: readonly Pick<DrawRow, 'userId' | 'idempotencyKey'>[]) {
  const { rows } = await sql<{ position: number }>`
    select k.position::integer from draws d
    join unnest(${keys.map(({ userId }) => userId)}::text[], ${keys.map(({ idempotencyKey }) => idempotencyKey)}::text[])
      with ordinality as k(user_id, key, position) on d.user_id = k.user_id and d.idempotency_key = k.key
  `.execute(db)
  const drawn = new Set(rows.map(({ position }) => position))
  return keys.map((_, index) => drawn.has(index + 1))
}

/** A user who is about to draw. */
export interface Player {
  userId: string
  userRef: string
  /** Draws made in this activity, so the next nonce. */
  nonce: number
  /** Of them, those since the day began in the activity's time zone. */
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
export async function listPlayers(
  db: Db,
  { activityId, timeZone, userIds, now }: PlayersInput,
): Promise<Map<string, Player>> {
  const { start: dayStart } = dayBounds(dayKey(now, timeZone), timeZone)
  const { rows } = await sql<Player>`
    select u.user_id, user_ref(${activityId}, u.user_id) as user_ref, count(d.draw_no) as nonce,
      count(d.draw_no) filter (where d.at >= ${dayStart}::bigint) as today
    from unnest(${userIds}::text[]) as u(user_id)
    left join draws d on d.activity_id = ${activityId} and d.user_id = u.user_id
    group by u.user_id
  `.execute(db)
  return new Map(rows.map((row) => [row.userId, { ...row, nonce: Number(row.nonce), today: Number(row.today) }]))
}

export async function insertDraws(tx: Db, draws: readonly Insertable<DrawsTable>[]) {
  if (draws.length > 0) await tx.insertInto('draws').values(draws).execute()
}

export interface DrawPage {
  /** Draws up to this number, so that pages agree with the hash of the log. */
  until: number
  pageIndex: number
  pageSize: number
}

/** The log of draws in order. */
export async function listDraws(
  db: Db,
  activityId: string,
  { until, pageIndex, pageSize }: DrawPage,
): Promise<DrawRow[]> {
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
): Promise<{ rows: DrawRow[]; total: number; userSalt: string }> {
  const mine = db.selectFrom('draws').where('activityId', '=', activityId).where('userId', '=', userId)
  const { total } = await mine.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await mine
    .selectAll()
    .orderBy('nonce', 'desc')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  const salt = await sql<{ userSalt: string }>`select user_salt(${activityId}, ${userId}) as user_salt`.execute(db)
  return { rows, total: Number(total), userSalt: salt.rows[0]?.userSalt ?? '' }
}
