import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { sql } from 'kysely'
import { query, queryValues, type Db, type Row } from '../../db/client.ts'
import { eventOf, type EventRow } from '../../facts/db/events.ts'
import { isMarketMaking, type MarketMaking } from '../../facts/db/market-makers.ts'

/**
 * Keeps the newest figures of each lead trader, in any order of arrival. No fact may be passed twice, and the facts must be in
 * the order of time.
 */
export async function updateLeadTraders(tx: Db, stats: readonly PlatformEventOf<'lead.stats'>[]) {
  const newest = [...new Map(stats.map((one) => [one.userId, one])).values()]
  if (newest.length === 0) return
  // Every transaction locks the rows in the same order.
  await query(tx)`
    insert into lead_traders as t
      (trader_id, occurred_at, event_id, roi30d, worst_fall, profit_share, followers, capacity, authentic, nickname)
    select "userId", "occurredAt", "eventId", roi30d, "worstFall", "profitShare", followers, capacity, authentic, nickname
    from jsonb_to_recordset(${JSON.stringify(newest)}::jsonb) as n("userId" text, "occurredAt" bigint, "eventId" text,
      roi30d numeric, "worstFall" numeric, "profitShare" numeric, followers bigint, capacity bigint, authentic boolean,
      nickname text)
    order by 1
    on conflict (trader_id) do update set occurred_at = excluded.occurred_at, event_id = excluded.event_id,
      roi30d = excluded.roi30d, worst_fall = excluded.worst_fall, profit_share = excluded.profit_share,
      followers = excluded.followers, capacity = excluded.capacity, authentic = excluded.authentic,
      nickname = excluded.nickname
    where (t.occurred_at, t.event_id) < (excluded.occurred_at, excluded.event_id)
  `
}

/** Writes the newest figures of these lead traders anew from the stored facts: when their accounts are market makers' has changed. */
export async function replaceLeadTraders(tx: Db, traderIds: readonly string[], marketMaking: readonly MarketMaking[]) {
  const sorted = traderIds.toSorted()
  await query(tx)`delete from lead_traders where trader_id = any(${sorted}::text[])`
  const newest = await listStats(tx, sorted, marketMaking)
  await updateLeadTraders(tx, newest)
  return newest.length
}

/** The newest figures of each of these lead traders that count. */
async function listStats(tx: Db, traderIds: readonly string[], marketMaking: readonly MarketMaking[]) {
  const rows = await query<EventRow>(tx)`
    select distinct on (user_id) event_id, type, user_id, occurred_at, payload from events
    where user_id = any(${traderIds}::text[]) and type = 'lead.stats'
      and not ${isMarketMaking(marketMaking, sql.ref('events.user_id'), sql.ref('events.occurred_at'))}
    order by user_id, occurred_at desc, event_id collate "C" desc
  `
  return rows.map((row) => eventOf(row) as PlatformEventOf<'lead.stats'>)
}

/** Locks the figures of all lead traders: those that arrive at the same time wait. @returns the ids of all who have some */
export async function lockLeadTraders(tx: Db) {
  await query(tx)`lock table lead_traders in share row exclusive mode`
  return queryValues<string>(tx)`select trader_id from lead_traders`
}

export type TraderName = Pick<LeadTraderRow, 'nickname' | 'loginName'>

interface LeadTraderRow extends Omit<Row<'leadTraders'>, 'occurredAt' | 'eventId'> {
  loginName: string
}

/** Lead traders with an account: `featured` first, then authentic ones, then by return. */
export async function listLeadTraders(db: Db, { shown, featured }: { shown: number; featured: readonly string[] }) {
  const rows = await query<LeadTraderRow & { total: number }>(db)`
    select t.trader_id, t.roi30d, t.worst_fall, t.profit_share, t.followers, t.capacity, t.authentic, t.nickname, u.login_name,
      count(*) over () as total
    from lead_traders t join users u on u.user_id = t.trader_id
    order by array_position(${featured}::text[], t.trader_id), t.authentic desc, t.roi30d desc, t.trader_id
    limit ${shown}
  `
  return { traders: rows.map(({ total: _total, ...trader }) => trader), total: Number(rows[0]?.total ?? 0) }
}

/** The names of these lead traders: the public one if there is one. An unknown user is left out. */
export async function listTraderNames(db: Db, traderIds: readonly string[]) {
  if (traderIds.length === 0) return new Map<string, TraderName>()
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('leadTraders as t', 't.traderId', 'u.userId')
    .select(['u.userId', 'u.loginName', 't.nickname'])
    .where('u.userId', 'in', traderIds)
    .execute()
  return new Map(rows.map(({ userId, ...name }) => [userId, name]))
}
