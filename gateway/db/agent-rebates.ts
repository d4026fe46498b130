import { sql, type RawBuilder, type Selectable } from 'kysely'
import {
  dayOf,
  endOf,
  factsAndTimes,
  lineConditions,
  startOf,
  type RebateFilter,
  type RebateSums,
} from './agent-facts.ts'
import type { Db } from './client.ts'
import type { RebateLinesTable } from './schema.ts'

const SORT_COLUMNS = {
  at: { column: sql`at`, type: sql`bigint` },
  volume: { column: sql`volume`, type: sql`numeric` },
  fee: { column: sql`fee`, type: sql`numeric` },
  rebate: { column: sql`rebate`, type: sql`numeric` },
} as const
export type RebateSort = keyof typeof SORT_COLUMNS

/** A part of a sorted list: behind so many rows, or behind the row of a cursor. */
export interface ListPart<Sort extends string> {
  sort: Sort
  isDescending: boolean
  limit: number
  offset?: number
  after?: ListCursor | undefined
}
/** The place of a row: its sorted value, and its id among equal ones. */
export interface ListCursor {
  value: string
  id: string
}

export interface RebateLine extends Omit<Selectable<RebateLinesTable>, 'lineId' | 'friendRebate' | 'createdAt'> {
  lineId: number
  /** Of the referral; null for a user of the platform without an account here. */
  loginName: string | null
  /** The cap of the month left less than the arithmetic. */
  isCapped: boolean
  /** The line that a claw-back takes back. */
  reversedId: number | null
  cursor: ListCursor
}

/** The fields of a line `l` of the user `u`, without its cursor. */
export const LINE_COLUMNS = sql`
  l.line_id, l.campaign_id, l.agent_id, l.user_id, l.event_id, l.kind, l.at, l.source, l.code, l.product, l.symbol,
  trim_scale(l.volume) as volume, trim_scale(l.fee) as fee, l.deductions, trim_scale(l.deducted) as deducted,
  trim_scale(l.rate) as rate, trim_scale(l.rebate) as rebate, l.reason, l.settle_day, u.login_name,
  l.kind = 'TRADE' and (l.reason = 'CAP_REACHED' or l.reason is null and l.rebate < trunc((l.fee - l.deducted) * l.rate, 8))
    is true as is_capped,
  case when l.kind = 'CLAW_BACK' then (
    select o.line_id from rebate_lines o where o.event_id = l.event_id and o.agent_id = l.agent_id and o.kind = 'TRADE'
  ) end as reversed_id`

/**
 * The instants of a part. Behind a cursor they begin at its instant: PostgreSQL starts at the looser of two bounds of a column, and would read all
 * earlier parts again.
 */
function timeOf(
  filter: RebateFilter,
  { sort, isDescending, after }: ListPart<RebateSort>,
): RawBuilder<unknown> | undefined {
  if (sort !== 'at' || after === undefined) return undefined
  return isDescending
    ? sql`at >= ${startOf(filter)}::bigint and at <= ${after.value}::bigint`
    : sql`at >= ${after.value}::bigint and at < ${endOf(filter)}::bigint`
}

/** Lines of a filter; equal values are in the order of their ids, so that parts never overlap. */
export async function listRebateLines(db: Db, filter: RebateFilter, part: ListPart<RebateSort>): Promise<RebateLine[]> {
  const { sort, isDescending, limit, offset = 0, after } = part
  const { column, type } = SORT_COLUMNS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined ? sql`true` : sql`(${column}, line_id) ${behind} (${after.value}::${type}, ${after.id}::bigint)`
  // Only ids are sorted: an index has all columns of the filter and the order, and whole rows are read for the page alone.
  const selected = sql`
    select line_id from rebate_lines where ${lineConditions(filter, timeOf(filter, part))} and ${rest}
    order by ${column} ${direction}, line_id ${direction} limit ${limit} offset ${offset}`
  const { rows } = await sql<RebateLine>`
    select ${LINE_COLUMNS}, json_build_object('value', l.${column}::text, 'id', l.line_id::text) as cursor
    from (${selected}) as page join rebate_lines l using (line_id) left join users u on u.user_id = l.user_id
    order by l.${column} ${direction}, l.line_id ${direction}
  `.execute(db)
  return rows
}

export interface RebateTotals extends RebateSums {
  settled: string
  /** Of days before today. */
  pending: string
  /** Of today and later. */
  today: string
  /** The earliest day that is not paid yet, `YYYY-MM-DD`; null without one. */
  nextDay: string | null
  /** By day (from 1) and source; zero sums are left out. */
  days: { day: number; source: RebateLine['source']; rebate: string }[]
}

interface StateRow extends RebateSums {
  state: 'NONE' | 'SETTLED' | 'PENDING' | 'TODAY' | null
  nextDay: string | null
}

/** The sums over all lines of a filter. `today` is the day in the zone of the campaign. */
export async function sumRebates(db: Db, filter: RebateFilter, today: string): Promise<RebateTotals> {
  const states = sql`
    select state, coalesce(sum(lines), 0)::integer as lines,
      trim_scale(coalesce(sum(volume), 0))::text as volume, trim_scale(coalesce(sum(fee), 0))::text as fee,
      trim_scale(coalesce(sum(deducted), 0))::text as deducted, trim_scale(coalesce(sum(rebate), 0))::text as rebate,
      min(settle_day) filter (where state in ('PENDING', 'TODAY')) as "nextDay"
    from (
      select f.*, case when not paying then 'NONE' when settle_day <= ${filter.settledThrough ?? ''} then 'SETTLED'
        when settle_day < ${today} then 'PENDING' else 'TODAY' end as state
      from facts f
    ) as s
    group by grouping sets ((state), ())`
  const days = sql`
    select ${dayOf(filter, sql`bucket`)} as day, source, trim_scale(sum(rebate))::text as rebate
    from times group by 1, 2 having sum(rebate) <> 0 order by 1, 2`
  const { rows } = await sql<{ states: StateRow[]; days: RebateTotals['days'] }>`
    with ${factsAndTimes(filter)}
    select (select json_agg(s) from (${states}) as s) as states, (select coalesce(json_agg(d), '[]') from (${days}) as d) as days
  `.execute(db)
  const sums = rows[0] as (typeof rows)[number]
  const all = sums.states.find(({ state }) => state === null) as StateRow
  const ofState = (name: StateRow['state']) => sums.states.find(({ state }) => state === name)?.rebate ?? '0'
  return {
    lines: all.lines,
    volume: all.volume,
    fee: all.fee,
    deducted: all.deducted,
    rebate: all.rebate,
    settled: ofState('SETTLED'),
    pending: ofState('PENDING'),
    today: ofState('TODAY'),
    nextDay: all.nextDay,
    days: sums.days,
  }
}
