import { sql, type Selectable } from 'kysely'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { query, type Db } from '../../db/client.ts'
import type { LeadTradersTable } from '../../db/tables/boards.ts'

/**
 * Keeps the newest figures of each lead trader, in any order of arrival. No fact may be passed twice, and the facts must be in
 * the order of time.
 */
export async function updateLeadTraders(tx: Db, stats: readonly PlatformEventOf<'lead.stats'>[]) {
  const newest = new Map(stats.map((one) => [one.userId, one]))
  if (newest.size === 0) return
  const rows = [...newest.values()]
    .map(
      ({ userId, occurredAt, eventId, roi30d, worstFall, profitShare, followers, capacity, authentic, nickname }) => ({
        trader_id: userId,
        occurred_at: occurredAt,
        event_id: eventId,
        roi30d,
        worst_fall: worstFall,
        profit_share: profitShare,
        followers,
        capacity,
        authentic,
        nickname: nickname ?? null,
      }),
    )
    // Every transaction locks the rows in the same order.
    .sort((a, b) => (a.trader_id < b.trader_id ? -1 : 1))
  await query(tx)`
    insert into lead_traders as t
      (trader_id, occurred_at, event_id, roi30d, worst_fall, profit_share, followers, capacity, authentic, nickname)
    select trader_id, occurred_at, event_id, roi30d, worst_fall, profit_share, followers, capacity, authentic, nickname
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(trader_id text, occurred_at bigint, event_id text,
      roi30d numeric, worst_fall numeric, profit_share numeric, followers bigint, capacity bigint, authentic boolean,
      nickname text)
    on conflict (trader_id) do update set occurred_at = excluded.occurred_at, event_id = excluded.event_id,
      roi30d = excluded.roi30d, worst_fall = excluded.worst_fall, profit_share = excluded.profit_share,
      followers = excluded.followers, capacity = excluded.capacity, authentic = excluded.authentic,
      nickname = excluded.nickname
    where (t.occurred_at, t.event_id) < (excluded.occurred_at, excluded.event_id)
  `
}

/**
 * Writes the newest figures of these lead traders, and of all who have some, anew from the stored facts. Figures that arrive at
 * the same time wait until it is committed. @returns the number of lead traders
 */
export async function rebuildLeadTraders(tx: Db, traderIds: readonly string[]) {
  await query(tx)`lock table lead_traders in share row exclusive mode`
  const known = await query<{ traderId: string }>(tx)`delete from lead_traders returning trader_id`
  const wanted = new Set([...traderIds, ...known.map(({ traderId }) => traderId)])
  const { numAffectedRows = 0n } = await sql`
    insert into lead_traders
      (trader_id, occurred_at, event_id, roi30d, worst_fall, profit_share, followers, capacity, authentic, nickname)
    select distinct on (user_id) user_id, occurred_at, event_id, (payload ->> 'roi30d')::numeric, (payload ->> 'worstFall')::numeric,
      (payload ->> 'profitShare')::numeric, (payload ->> 'followers')::bigint, (payload ->> 'capacity')::bigint,
      (payload ->> 'authentic')::boolean, payload ->> 'nickname'
    from events where user_id = any(${[...wanted]}::text[]) and type = 'lead.stats'
    order by user_id, occurred_at desc, event_id collate "C" desc
  `.execute(tx)
  return Number(numAffectedRows)
}

export type TraderName = Pick<LeadTraderRow, 'nickname' | 'loginName'>

interface LeadTraderRow extends Omit<Selectable<LeadTradersTable>, 'occurredAt' | 'eventId'> {
  loginName: string
}

/** Lead traders with an account: `featured` first, then authentic ones, then by return. */
export async function listLeadTraders(
  db: Db,
  { shown, featured }: { shown: number; featured: readonly string[] },
): Promise<{ traders: LeadTraderRow[]; total: number }> {
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
export async function listTraderNames(db: Db, traderIds: readonly string[]): Promise<Map<string, TraderName>> {
  if (traderIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('leadTraders as t', 't.traderId', 'u.userId')
    .select(['u.userId', 'u.loginName', 't.nickname'])
    .where('u.userId', 'in', traderIds)
    .execute()
  return new Map(rows.map(({ userId, ...name }) => [userId, name]))
}
