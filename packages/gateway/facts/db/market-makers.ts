import { sql, type RawBuilder } from 'kysely'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { query, type Db } from '../../db/client.ts'
import { eventOf, type EventRow } from './events.ts'

/** A time in which no fact of an account counts, because it is a market maker's; ms, start inclusive, end exclusive. */
export interface MarketMaking {
  userId: string
  from: number
  until: number
}

/** When these accounts were classified, by the time it occurred. Reads the index `events_states`. */
export async function listClassified(
  db: Db,
  userIds: readonly string[],
): Promise<PlatformEventOf<'account.classified'>[]> {
  if (userIds.length === 0) return []
  const rows = await query<EventRow>(db)`
    select event_id, type, user_id, occurred_at, payload from events
    where user_id = any(${userIds}::text[]) and type = 'account.classified' order by occurred_at, event_id
  `
  return rows.map((row) => eventOf(row) as PlatformEventOf<'account.classified'>)
}

/** Whether a fact of a user at an instant is in one of these times. They are passed, because facts and lines of one user are on different nodes. */
export const isMarketMaking = (
  times: readonly MarketMaking[],
  userId: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  times.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`exists (
        select from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as m("userId" text, "from" bigint, "until" bigint)
        where m."userId" = ${userId} and ${at} >= m."from" and ${at} < m."until")`
