import { sql, type RawBuilder } from 'kysely'
import { dayOf, endOf, factsAndTimes, lineConditions, startOf, type RebateFilter } from './agent-facts.ts'
import { query, queryRow, sumsOf, type Db, type Row } from '../../db/client.ts'
import { placesOf, type ListCursor, type ListPart } from './list-places.ts'

const SORT_TYPES = { at: sql`bigint`, volume: sql`numeric`, fee: sql`numeric`, rebate: sql`numeric` }
export type RebateSort = keyof typeof SORT_TYPES

export interface RebateLine extends Omit<
  Row<'rebateLines'>,
  'lineId' | 'campaignId' | 'agentId' | 'eventId' | 'friendRebate' | 'createdAt'
> {
  lineId: number
  /** The referral's; null for a user of the platform without an account here. */
  loginName: string | null
  /** The monthly cap reduced the rebate. */
  isCapped: boolean
  /** The referral's id on the wire. */
  referralId: string | null
  /** `fee` without the deductions. */
  paidFee: string
  /** The line that this one takes back or gives back. */
  reversedId: number | null
}

/** The fields of a line `l` of an agent, without those of other people. */
export const lineColumns = (agentId: string) => sql`
  l.line_id, l.user_id, l.kind, l.at, l.source, l.code, l.product, l.symbol,
  trim_scale(l.volume) as volume, trim_scale(l.fee) as fee, l.deductions, trim_scale(l.deducted) as deducted,
  trim_scale(l.fee - l.deducted) as paid_fee, trim_scale(l.rate) as rate, trim_scale(l.rebate) as rebate, l.reason, l.settle_day,
  l.kind = 'TRADE' and (l.reason = 'CAP_REACHED' or l.reason is null and l.rebate < trunc((l.fee - l.deducted) * l.rate, 8))
    is true as is_capped,
  case when l.kind <> 'TRADE' then (
    select max(o.line_id) from rebate_lines o where o.event_id = l.event_id and o.agent_id = ${agentId} and o.line_id < l.line_id
  ) end as reversed_id`

/** Lines with their account and referral. These rows are on the user's node, not the agent's, so they are read after the lines. */
export const withPeople = (lines: RawBuilder<unknown>) => sql`
  with l as materialized (${lines}),
  u as materialized (select user_id, login_name from users where user_id in (select user_id from l)),
  r as materialized (select user_id, referral_id from agent_referrals where user_id in (select user_id from l))
  select l.*, u.login_name, r.referral_id from l left join u using (user_id) left join r using (user_id)`

/**
 * The instants of a part. Behind a cursor they begin at its instant: PostgreSQL starts at the looser of two bounds of a column, and would read all
 * earlier parts again.
 */
function timeOf(filter: RebateFilter, { sort, isDescending, after }: ListPart<RebateSort>) {
  if (sort !== 'at' || after === undefined) return undefined
  return isDescending
    ? sql`at >= ${startOf(filter)}::bigint and at <= ${after.value}::bigint`
    : sql`at >= ${after.value}::bigint and at < ${endOf(filter)}::bigint`
}

/** The places of a part, without their rows. */
export const listRebatePlaces = (db: Db, filter: RebateFilter, part: ListPart<RebateSort>) =>
  query<ListCursor>(db)`${placesOf(
    sql`(select * from rebate_lines where ${lineConditions(filter, timeOf(filter, part))}) as l`,
    { column: sql`line_id`, type: sql`bigint` },
    { column: sql.ref(part.sort), type: SORT_TYPES[part.sort] },
    part,
  )}`

/** The lines of an agent's places, in their order. */
export async function readRebateLines(db: Db, agentId: string, places: readonly ListCursor[]) {
  const ids = places.map(({ id }) => id)
  const rows = await query<RebateLine>(db)`${withPeople(sql`
    select ${lineColumns(agentId)} from rebate_lines l where l.agent_id = ${agentId} and l.line_id = any(${ids}::bigint[])`)}`
  const byId = new Map(rows.map((row) => [String(row.lineId), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Decimal strings, besides `lines`. `pending`: the unpaid rebate of days before today; `today`: that of today and later. */
type RebateSums = { lines: number } & Record<
  'volume' | 'fee' | 'deducted' | 'rebate' | 'settled' | 'pending' | 'today',
  string
>

/** The sums over all lines of a filter. `today` is the day in the zone of the campaign. */
export async function sumRebates(db: Db, filter: RebateFilter, today: string) {
  const through = filter.settledThrough ?? ''
  const rebate = (condition: RawBuilder<unknown>) =>
    sql`trim_scale(coalesce(sum(rebate) filter (where ${condition}), 0))::text`
  const sums = sql`
    select coalesce(sum(lines), 0)::integer as lines, ${sumsOf('volume', 'fee', 'deducted', 'rebate')},
      ${rebate(sql`settle_day <= ${through}`)} as settled,
      ${rebate(sql`settle_day > ${through} and settle_day < ${today}`)} as pending,
      ${rebate(sql`settle_day > ${through} and settle_day >= ${today}`)} as today
    from facts`
  const days = sql`
    select * from (
      select ${dayOf(filter, sql`bucket`)} as day, ${rebate(sql`source = 'DIRECT'`)} as direct, ${rebate(sql`source = 'SUB'`)} as sub
      from times group by 1
    ) as t where direct <> '0' or sub <> '0' order by day`
  const next = sql`
    select settle_day as day, trim_scale(sum(rebate))::text as rebate from facts
    where paying and settle_day > ${through} group by settle_day order by settle_day limit 1`
  const found = await queryRow<{
    sums: RebateSums
    /** By day (from 1) and source; days whose sums are both zero are left out. */
    days: { day: number; direct: string; sub: string }[]
    /** The earliest day that is not paid yet, `YYYY-MM-DD`, with its rebate. */
    next: { day: string; rebate: string } | null
  }>(db)`
    with ${factsAndTimes(filter)}
    select (select row_to_json(s) from (${sums}) as s) as sums, (select coalesce(json_agg(d), '[]') from (${days}) as d) as days,
      (select row_to_json(n) from (${next}) as n) as next
  `
  return { ...found.sums, nextDay: found.next?.day ?? null, due: found.next?.rebate ?? '0', days: found.days }
}
