import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import { query, queryValue, queryValues, type Db, type Row } from '../../db/client.ts'
import { eventOf, isCounted, type EventRow } from '../../facts/db/events.ts'
import { isMarketMaking, type MarketMaking } from '../../facts/db/market-makers.ts'
import type { RebateLinesTable } from '../../db/tables/rebates.ts'

/** A range of a user's facts, ms: `from` inclusive, `until` exclusive. */
interface FactRange {
  userId: string
  from: number
  until: number
}

/** Trades of referrals that have no lines yet, by user and the time they occurred. A trade of a market maker's account gets none. */
export async function listTradesWithoutLines(
  tx: Db,
  ranges: readonly FactRange[],
  { limit, marketMaking }: { limit: number; marketMaking: readonly MarketMaking[] },
) {
  if (ranges.length === 0) return []
  const rows = await query<EventRow>(tx)`
    with w as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint)
    ), lined as materialized (
      select l.event_id from w join rebate_lines l on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until"
        and l.kind = 'TRADE' and l.source = 'DIRECT'
    )
    select e.event_id, e.type, e.user_id, e.occurred_at, e.payload
    from w join events e on e.user_id = w."userId" and e.occurred_at >= w."from" and e.occurred_at < w."until"
    where e.type = 'trade.filled' and ${isCounted('e')}
      and not exists (select 1 from lined l where l.event_id = e.event_id)
      and not ${isMarketMaking(marketMaking, sql.ref('e.user_id'), sql.ref('e.occurred_at'))}
    order by e.user_id collate "C", e.occurred_at, e.event_id limit ${limit}
  `
  return rows.map((row) => eventOf(row) as PlatformEventOf<'trade.filled'>)
}

export interface CapKey {
  userId: string
  agentId: string
  month: string
  from: number
  until: number
}
export const capKey = ({ userId, agentId, month }: Pick<CapKey, 'userId' | 'agentId' | 'month'>) =>
  `${userId} ${agentId} ${month}`

/** Rebates that referrals brought agents in these months, decimal strings by `capKey`; what is taken back, or given back, does not move it. */
export async function listRebatesOfMonths(tx: Db, keys: readonly CapKey[]) {
  if (keys.length === 0) return new Map<string, string>()
  const rows = await query<Pick<CapKey, 'userId' | 'agentId' | 'month'> & { rebate: string }>(tx)`
    select w."userId" as user_id, w."agentId" as agent_id, w.month, sum(l.rebate) as rebate
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as w("userId" text, "agentId" text, month text, "from" bigint, "until" bigint)
    join rebate_lines l on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until"
      and l.agent_id = w."agentId" and l.kind = 'TRADE'
    group by 1, 2, 3
  `
  return new Map(rows.map((row) => [capKey(row), row.rebate]))
}

export type NewRebateLine = Omit<
  Insertable<RebateLinesTable>,
  'lineId' | 'deductions' | 'friendRebate' | 'createdAt'
> & { deductions: readonly RebateDeduction[]; friendRebate: string }

/** Inserts lines that are not stored yet and adds them to the sums, in one statement. */
export async function insertRebateLines(tx: Db, lines: readonly NewRebateLine[], at: number) {
  if (lines.length === 0) return
  await query(tx)`
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
    ), ${addedToSums(sql`added`)} select
  `
}

const TABLE_OF = { bucket: 'rebate_sums', day: 'rebate_days' } as const
const PERIOD_MS = { bucket: 900_000, day: 86_400_000 } as const

/** Adds lines to the sums by quarter of an hour or by day of UTC; ordered, so that concurrent transactions cannot deadlock. */
const addSums = (period: keyof typeof PERIOD_MS, lines: RawBuilder<unknown>) => sql`
  insert into ${sql.table(TABLE_OF[period])} as s (campaign_id, agent_id, ${sql.ref(period)}, source, code, product, symbol, settle_day,
    paying, lines, volume, fee, deducted, rebate)
  select campaign_id, agent_id, (at / ${sql.lit(PERIOD_MS[period])})::integer, source, code, product, symbol, settle_day,
    rebate <> 0, count(*)::integer, sum(volume), sum(fee), sum(deducted), sum(rebate)
  from ${lines} group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 3, 4, 5, 6, 7, 8, 9
  on conflict (campaign_id, agent_id, ${sql.ref(period)}, source, code, product, symbol, settle_day, paying) do update set
    lines = s.lines + excluded.lines, volume = s.volume + excluded.volume, fee = s.fee + excluded.fee,
    deducted = s.deducted + excluded.deducted, rebate = s.rebate + excluded.rebate`

/** Adds lines to the sums by quarter of an hour and source, of their product and of all products, in one order as well. */
const addQuarters = (lines: RawBuilder<unknown>) => sql`
  insert into rebate_quarters as s (campaign_id, agent_id, product, bucket, source, volume, rebate)
  select campaign_id, agent_id, coalesce(product, 'ALL'), bucket, source, sum(volume), sum(rebate)
  from (select *, (at / ${sql.lit(PERIOD_MS.bucket)})::integer as bucket from ${lines}) as l
  group by grouping sets ((1, 2, product, 4, 5), (1, 2, 4, 5)) order by 1, 2, 3, 4, 5
  on conflict (campaign_id, agent_id, product, bucket, source) do update set
    volume = s.volume + excluded.volume, rebate = s.rebate + excluded.rebate`

/** Parts of a `with` that add lines to all their sums. `lines`: a table, with its condition. */
export const addedToSums = (lines: RawBuilder<unknown>) => sql`
  added_days as (${addSums('day', lines)}), added_quarters as (${addQuarters(lines)}), added_buckets as (${addSums('bucket', lines)})`

const SUMS_OF_LINES = ['rebate_sums', 'rebate_days', 'rebate_quarters']

/** Recomputes the sums of the lines of one agent, which must be locked. */
export async function replaceRebateSums(tx: Db, agentId: string) {
  for (const table of SUMS_OF_LINES) await query(tx)`delete from ${sql.table(table)} where agent_id = ${agentId}`
  await query(tx)`with ${addedToSums(sql`rebate_lines where agent_id = ${agentId}`)} select`
}

export interface FlagRange extends FactRange {
  /** When the user was flagged, ms. */
  at: number
}

/** A line whose rebate must be taken back, or given back. */
export type LineToCorrect = Pick<
  Row<'rebateLines'>,
  'campaignId' | 'agentId' | 'userId' | 'eventId' | 'source' | 'code' | 'product' | 'symbol' | 'rate' | 'rebate'
> & {
  /** The fact's own time, ms: of the flag, of the reversal, or of the trade. */
  correctedAt: number
  /** The friend's part to take back, or to give back; a decimal string. */
  friendRebate: string
  /** The day that pays the line. */
  settleDay: string
  /** How often the trade's lines were corrected before. */
  corrections: number
}

const CORRECTED = sql`l.campaign_id, l.agent_id, l.user_id, l.event_id, l.source, l.code, l.product, l.symbol, l.rate, l.rebate, l.settle_day,
  t.corrections`

/** The lines of each trade of these users for each agent, added up: `t` has what a line `l` pays after all corrections. */
const NET_LINES = sql`rebate_lines l cross join lateral (
  select sum(n.rebate) as rebate, sum(n.friend_rebate) as friend_rebate, count(*) filter (where n.kind <> 'TRADE')::integer as corrections
  from rebate_lines n where n.event_id = l.event_id and n.agent_id = l.agent_id) as t`

/** Whether a line `l` pays, and is not taken back. */
const IS_PAYING = sql`l.kind = 'TRADE' and l.rebate > 0 and t.rebate > 0`

/** Paying lines within these ranges that are not taken back, each with the earliest flag. A friend keeps the part of a flagged trade. */
export async function listFlaggedLines(tx: Db, ranges: readonly FlagRange[]) {
  if (ranges.length === 0) return []
  return query<LineToCorrect>(tx)`
    select distinct on (l.line_id) ${CORRECTED}, w.at as corrected_at, '0' as friend_rebate
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint, at bigint)
    join ${NET_LINES} on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until" where ${IS_PAYING}
    order by l.line_id, w.at
  `
}

/** Paying lines of reversed trades of these users that are not taken back, with when the reversal was applied. */
export async function listReversedLines(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return query<LineToCorrect>(tx)`
    with r as materialized (
      select reverses, applied_at from event_reversals where user_id = any(${userIds}::text[]) and applied_at is not null
    )
    select ${CORRECTED}, r.applied_at as corrected_at, '0' as friend_rebate
    from r join ${NET_LINES} on l.event_id = r.reverses where ${IS_PAYING}
    order by l.line_id
  `
}

/**
 * Of these users, the lines of trades of a market maker's account that still pay; and lines that were taken back although no fact is left that asks for
 * it: the account was none, the trade is not reversed, and in no range of a flag.
 */
export async function listMisjudgedLines(
  tx: Db,
  userIds: readonly string[],
  { flagged, marketMaking }: { flagged: readonly FlagRange[]; marketMaking: readonly MarketMaking[] },
) {
  if (userIds.length === 0) return []
  return query<LineToCorrect & { isPaying: boolean }>(tx)`
    with flagged as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(flagged)}::jsonb) as w("userId" text, "from" bigint, "until" bigint)
    ), reversed as materialized (
      select reverses from event_reversals where user_id = any(${userIds}::text[]) and applied_at is not null
    ), judged as materialized (
      select ${CORRECTED}, l.line_id, l.at as corrected_at, t.rebate > 0 as is_paying,
        ${isMarketMaking(marketMaking, sql.ref('l.user_id'), sql.ref('l.at'))} as is_maker,
        case when t.rebate > 0 then t.friend_rebate else l.friend_rebate - t.friend_rebate end as friend_rebate
      from ${NET_LINES} where l.user_id = any(${userIds}::text[]) and l.kind = 'TRADE' and l.rebate > 0
    )
    select j.* from judged j where j.is_paying = j.is_maker and (j.is_paying or (
      not exists (select from flagged f where f."userId" = j.user_id and j.corrected_at >= f."from" and j.corrected_at < f."until")
      and j.event_id not in (select reverses from reversed)))
    order by j.line_id
  `
}

/** Those of these users with a reversed event. */
export async function listReversedUsers(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return queryValues<string>(tx)`
    select distinct user_id from event_reversals where user_id = any(${userIds}::text[]) and applied_at is not null
  `
}

/** The rebates of a trade for all agents that are not taken back, a decimal string. */
export const sumRebatesOf = (tx: Db, eventId: string) =>
  queryValue<string>(tx)`
    select coalesce(sum(rebate), 0) as rebate from rebate_lines where event_id = ${eventId}`

/** When and why these users were flagged. */
export async function listFlags(tx: Db, userIds: readonly string[]) {
  const rows = await query<EventRow>(tx)`
    select event_id, type, user_id, occurred_at, payload from events
    where type = 'user.flagged' and user_id = any(${userIds}::text[]) order by occurred_at, event_id
  `
  return rows.map((row) => eventOf(row) as PlatformEventOf<'user.flagged'>)
}
