import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'

/**
 * A flag `f` that holds: nothing cleared it at its time or later. Defined by `occurred_at`, so a clear that arrives before its flag
 * clears it too, and a later flag holds. Reads the index `events_cleared`.
 */
const IS_OPEN_FLAG = sql<boolean>`f.type = 'user.flagged' and not exists (
  select 1 from events c where c.user_id = f.user_id and c.type = 'user.cleared' and c.occurred_at >= f.occurred_at
    and coalesce(c.payload ->> 'reason', f.payload ->> 'reason') = f.payload ->> 'reason')`

/** Whether rewards of this user wait for a review. */
export const isFlagged = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from events f where f.user_id = ${userId} and ${IS_OPEN_FLAG})`

/** Those of these users whose rewards wait for a review. */
export const openFlagsOf = (userIds: readonly string[]): RawBuilder<string> =>
  sql`select f.user_id from events f where f.user_id = any(${userIds}::text[]) and ${IS_OPEN_FLAG}`

/** The reasons of the flags of this user that hold, as a JSON array. */
export const openFlagReasons = (userId: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`(select coalesce(json_agg(distinct f.payload ->> 'reason'), '[]') from events f
    where f.user_id = ${userId} and ${IS_OPEN_FLAG})`

/** The reasons of the flags of a user that hold. */
export async function flagsOf(db: Db, userId: string) {
  const { rows } = await sql<{ reasons: string[] }>`select ${openFlagReasons(sql`${userId}`)} as reasons`.execute(db)
  return rows[0]?.reasons ?? []
}

/** The users with a flag of this reason that holds. */
export const usersFlaggedFor = (reason: string): RawBuilder<string> =>
  sql`select f.user_id from events f where ${IS_OPEN_FLAG} and f.payload ->> 'reason' = ${reason}`

export interface OpenFlag {
  eventId: string
  userId: string
  loginName: string
  reason: string
  score: number | null
  at: number
}

/** Flags that hold after a place, oldest first, and how many there are in all; of users who have an account. */
export async function listOpenFlags(
  db: Db,
  { reason = null }: { reason?: string | null | undefined },
  { limit, after }: { limit: number; after: { at: number; eventId: string } | null },
) {
  const held = sql`events f join users u on u.user_id = f.user_id
    where ${IS_OPEN_FLAG} and (${reason}::text is null or f.payload ->> 'reason' = ${reason})`
  const behind = after === null ? sql`true` : sql`(f.occurred_at, f.event_id) > (${after.at}::bigint, ${after.eventId})`
  const { rows } = await sql<OpenFlag>`
    select f.event_id, f.user_id, u.login_name, f.payload ->> 'reason' as reason,
      (f.payload ->> 'score')::float8 as score, f.occurred_at as at
    from ${held} and ${behind} order by f.occurred_at, f.event_id limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${held}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
