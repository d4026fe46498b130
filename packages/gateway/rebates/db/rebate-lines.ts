import { sql, type Insertable, type RawBuilder } from 'kysely'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import type { RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import { query, queryValue, queryValues, type Db, type Row } from '../../db/client.ts'
import { eventOf, isCounted, type EventRow } from '../../facts/db/events.ts'
import type { RebateLinesTable } from '../../db/tables/rebates.ts'

/** A range of a user's facts, ms: `from` inclusive, `until` exclusive. */
interface FactRange {
  userId: string
  from: number
  until: number
}

/** Trades of referrals that have no lines yet, by user and the time they occurred. */
export async function listTradesWithoutLines(tx: Db, ranges: readonly FactRange[], limit: number) {
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

/** Rebates that referrals brought agents in these months, decimal strings by `capKey`; claw-backs do not lower it. */
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
  'lineId' | 'deductions' | 'friendRebate' | 'kind' | 'createdAt'
> & { deductions: readonly RebateDeduction[]; friendRebate: string; kind: 'TRADE' | 'CLAW_BACK' }

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

interface FlagRange extends FactRange {
  /** When the user was flagged, ms. */
  at: number
}

/** A line that a flag or a reversal takes back; `takenBackAt` is when the user was flagged, or the trade reversed. */
export type LineToTakeBack = Pick<
  Row<'rebateLines'>,
  'campaignId' | 'agentId' | 'userId' | 'eventId' | 'source' | 'code' | 'product' | 'symbol' | 'rate' | 'rebate'
> & { takenBackAt: number }

const TAKEN_BACK = sql`l.campaign_id, l.agent_id, l.user_id, l.event_id, l.source, l.code, l.product, l.symbol, l.rate, l.rebate`

/** Whether a line `l` pays, and is not taken back. */
const IS_PAYING = sql`l.kind = 'TRADE' and l.rebate > 0 and not exists (
  select 1 from rebate_lines b where b.event_id = l.event_id and b.agent_id = l.agent_id and b.kind = 'CLAW_BACK')`

/** Paying lines within these ranges that are not taken back, each with the earliest flag. */
export async function listLinesToTakeBack(tx: Db, ranges: readonly FlagRange[]) {
  if (ranges.length === 0) return []
  return query<LineToTakeBack>(tx)`
    select distinct on (l.line_id) ${TAKEN_BACK}, w.at as taken_back_at
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as w("userId" text, "from" bigint, "until" bigint, at bigint)
    join rebate_lines l on l.user_id = w."userId" and l.at >= w."from" and l.at < w."until" where ${IS_PAYING}
    order by l.line_id, w.at
  `
}

/** Paying lines of reversed trades of these users that are not taken back, with when the reversal was applied. */
export async function listReversedLines(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  return query<LineToTakeBack>(tx)`
    with r as materialized (
      select reverses, applied_at from event_reversals where user_id = any(${userIds}::text[]) and applied_at is not null
    )
    select ${TAKEN_BACK}, r.applied_at as taken_back_at from r join rebate_lines l on l.event_id = r.reverses where ${IS_PAYING}
    order by l.line_id
  `
}

/** Those of these users with a reversed event. */
export async function listReversedUsers(tx: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return new Set<string>()
  return new Set(
    await queryValues<string>(tx)`
      select distinct user_id from event_reversals where user_id = any(${userIds}::text[]) and applied_at is not null
    `,
  )
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
