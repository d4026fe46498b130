import { sql, type RawBuilder } from 'kysely'

/**
 * A flag `f` that holds: nothing cleared it at its time or later. Defined by `occurred_at`, so a clear that arrives before its flag
 * clears it too, and a later flag holds (staff.md §4). Reads the index `events_cleared`.
 */
const IS_OPEN_FLAG = sql<boolean>`f.type = 'user.flagged' and not exists (
  select 1 from events c where c.user_id = f.user_id and c.type = 'user.cleared' and c.occurred_at >= f.occurred_at
    and coalesce(c.payload ->> 'reason', f.payload ->> 'reason') = f.payload ->> 'reason')`

/** Whether rewards of this user wait for a review. */
export const isFlagged = (userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select 1 from events f where f.user_id = ${userId} and ${IS_OPEN_FLAG})`

/** The reasons of the flags of this user that hold, as a JSON array. */
export const openFlagReasons = (userId: RawBuilder<unknown>): RawBuilder<string[]> =>
  sql`(select coalesce(json_agg(distinct f.payload ->> 'reason'), '[]') from events f
    where f.user_id = ${userId} and ${IS_OPEN_FLAG})`
