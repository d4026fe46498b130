import { sql, type Insertable } from 'kysely'
import type { PlatformEventOf } from '#lib/contract/ops/platform-event.ts'
import type { RebateDeduction } from '#lib/contract/agent/agent.ts'
import type { Db } from './client.ts'
import { eventOf, type EventRow } from './events.ts'
import type { RebateLinesTable } from './schema.ts'

/** A range of a user's facts, ms: `from` inclusive, `until` exclusive. */
export interface FactRange {
  userId: string
  from: number
  until: number
}

/** Trades of referrals that have no lines yet, by user and the time they occurred. */
export async function listTradesWithoutLines(
  tx: Db,
  ranges: readonly FactRange[],
  limit: number,
): Promise<PlatformEventOf<'trade.filled'>[]> {
  if (ranges.length === 0) return []
  const { rows } = await sql<EventRow>`
    select e.event_id, e.type, e.user_id, e.occurred_at, e.payload
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint)
    join events e on e.user_id = w."userId" and e.occurred_at >= w."from" and e.occurred_at < w."until"
    where e.type = 'trade.filled'
      and not exists (select 1 from rebate_lines l where l.event_id = e.event_id and l.kind = 'TRADE' and l.source = 'DIRECT')
    order by e.user_id collate "C", e.occurred_at, e.event_id limit ${limit}
  `.execute(tx)
  return rows.map((row) => eventOf(row) as PlatformEventOf<'trade.filled'>)
}

export interface CapKey {
  userId: string
  agentId: string
  month: string
  from: number
  until: number
}
export const capKey = ({ userId, agentId, month }: Pick<CapKey, 'userId' | 'agentId' | 'month'>): string =>
  `${userId} ${agentId} ${month}`

/** What referrals brought agents in these months, decimal strings by `capKey`; claw-backs do not lower it. */
export async function listRebatesOfMonths(tx: Db, keys: readonly CapKey[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<Pick<CapKey, 'userId' | 'agentId' | 'month'> & { rebate: string }>`
    select w."userId" as user_id, w."agentId" as agent_id, w.month, sum(l.rebate) as rebate
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w("userId" text, "agentId" text, month text, "from" bigint, "until" bigint)
    join rebate_lines l on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until"
      and l.agent_id = w."agentId" and l.kind = 'TRADE'
    group by 1, 2, 3
  `.execute(tx)
  return new Map(rows.map((row) => [capKey(row), row.rebate]))
}

export type NewRebateLine = Omit<
  Insertable<RebateLinesTable>,
  'lineId' | 'deductions' | 'friendRebate' | 'kind' | 'createdAt'
> & { deductions: readonly RebateDeduction[]; friendRebate: string; kind: 'TRADE' | 'CLAW_BACK' }

/** Inserts lines that are not stored yet and adds them to the sums, in one statement. */
export async function insertRebateLines(tx: Db, lines: readonly NewRebateLine[], at: number): Promise<void> {
  if (lines.length === 0) return
  await sql`
    with added as (
      insert into rebate_lines (campaign_id, agent_id, user_id, event_id, kind, at, source, code, product, symbol, volume, fee,
        deductions, deducted, rate, rebate, friend_rebate, reason, settle_day, created_at)
      select "campaignId", "agentId", "userId", "eventId", kind, at, source, code, product, symbol, volume, fee,
        deductions, deducted, rate, rebate, "friendRebate", reason, "settleDay", ${at}::bigint
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l("campaignId" text, "agentId" text, "userId" text, "eventId" text,
        kind text, at bigint, source text, code text, product text, symbol text, volume numeric, fee numeric, deductions jsonb,
        deducted numeric, rate numeric, rebate numeric, "friendRebate" numeric, reason text, "settleDay" text)
      on conflict (event_id, agent_id, kind) do nothing
      returning *
    )
    insert into rebate_sums as s (campaign_id, agent_id, bucket, source, code, product, symbol, settle_day, paying, lines, volume, fee,
      deducted, rebate)
    ${foldOfLines('added')}
    on conflict (campaign_id, agent_id, bucket, source, code, product, symbol, settle_day, paying) do update set
      lines = s.lines + excluded.lines, volume = s.volume + excluded.volume, fee = s.fee + excluded.fee,
      deducted = s.deducted + excluded.deducted, rebate = s.rebate + excluded.rebate
  `.execute(tx)
}

/** The sums of lines; ordered, so that two transactions take the rows of an agent in one order. */
export const foldOfLines = (table: string) => sql`
  select campaign_id, agent_id, (at / 900000)::integer as bucket, source, code, product, symbol, settle_day, rebate <> 0 as paying,
    count(*)::integer as lines, sum(volume) as volume, sum(fee) as fee, sum(deducted) as deducted, sum(rebate) as rebate
  from ${sql.table(table)} group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9`

export interface FlagRange extends FactRange {
  /** When the user was flagged, ms. */
  at: number
}

/** A line that a flag takes back. */
export interface LineToTakeBack {
  campaignId: string
  agentId: string
  userId: string
  eventId: string
  source: 'DIRECT' | 'SUB'
  code: string
  product: 'SPOT' | 'FUTURES' | 'COPY'
  symbol: string
  rate: string
  rebate: string
  flaggedAt: number
}

/** Paying lines within these ranges that are not taken back, each with the earliest flag. */
export async function listLinesToTakeBack(tx: Db, ranges: readonly FlagRange[]): Promise<LineToTakeBack[]> {
  if (ranges.length === 0) return []
  const { rows } = await sql<LineToTakeBack>`
    select distinct on (l.line_id) l.campaign_id, l.agent_id, l.user_id, l.event_id, l.source, l.code, l.product, l.symbol, l.rate,
      l.rebate, w.at as flagged_at
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint, at bigint)
    join rebate_lines l on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until" and l.kind = 'TRADE' and l.rebate > 0
    where not exists (
      select 1 from rebate_lines b where b.event_id = l.event_id and b.agent_id = l.agent_id and b.kind = 'CLAW_BACK')
    order by l.line_id, w.at
  `.execute(tx)
  return rows
}

/** When and why these users were flagged. */
export async function listFlags(tx: Db, userIds: readonly string[]): Promise<PlatformEventOf<'user.flagged'>[]> {
  const { rows } = await sql<EventRow>`
    select event_id, type, user_id, occurred_at, payload from events
    where type = 'user.flagged' and user_id = any(${userIds}::text[]) order by occurred_at, event_id
  `.execute(tx)
  return rows.map((row) => eventOf(row) as PlatformEventOf<'user.flagged'>)
}
