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
import type { Db } from '../../db/client.ts'
import type { RebateLinesTable } from '../../db/tables/rebates.ts'

const SORT_COLUMNS = {
  at: { column: sql`at`, type: sql`bigint` },
  volume: { column: sql`volume`, type: sql`numeric` },
  fee: { column: sql`fee`, type: sql`numeric` },
  rebate: { column: sql`rebate`, type: sql`numeric` },
} as const
export type RebateSort = keyof typeof SORT_COLUMNS

/** A part of a sorted list: after so many rows, or after the row of a cursor. */
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
  /** The referral's; null for a user of the platform without an account here. */
  loginName: string | null
  /** The monthly cap reduced the rebate. */
  isCapped: boolean
  /** The referral's id on the wire. */
  referralId: string | null
  /** `fee` without the deductions. */
  paidFee: string
  /** The line that this claw-back takes back. */
  reversedId: number | null
}
export type ListedLine = RebateLine & { cursor: ListCursor }

/** The fields of a line `l` of an agent, without those of other people. */
export const lineColumns = (agentId: string) => sql`
  l.line_id, l.campaign_id, l.agent_id, l.user_id, l.event_id, l.kind, l.at, l.source, l.code, l.product, l.symbol,
  trim_scale(l.volume) as volume, trim_scale(l.fee) as fee, l.deductions, trim_scale(l.deducted) as deducted,
  trim_scale(l.fee - l.deducted) as paid_fee, trim_scale(l.rate) as rate, trim_scale(l.rebate) as rebate, l.reason, l.settle_day,
  l.kind = 'TRADE' and (l.reason = 'CAP_REACHED' or l.reason is null and l.rebate < trunc((l.fee - l.deducted) * l.rate, 8))
    is true as is_capped,
  case when l.kind = 'CLAW_BACK' then (
    select o.line_id from rebate_lines o where o.event_id = l.event_id and o.agent_id = ${agentId} and o.kind = 'TRADE'
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

const directionOf = ({ isDescending }: Pick<ListPart<string>, 'isDescending'>) => (isDescending ? sql`desc` : sql`asc`)

/**
 * The ids of a part in its order; equal values are in the order of their ids, so that parts never overlap. Only ids are sorted: an
 * index has all columns of the filter and the order.
 */
function placesOf(filter: RebateFilter, part: ListPart<RebateSort>) {
  const { sort, isDescending, limit, offset = 0, after } = part
  const { column, type } = SORT_COLUMNS[sort]
  const direction = directionOf(part)
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined ? sql`true` : sql`(${column}, line_id) ${behind} (${after.value}::${type}, ${after.id}::bigint)`
  return sql`
    select agent_id, line_id, ${column} as sorted from rebate_lines where ${lineConditions(filter, timeOf(filter, part))} and ${rest}
    order by ${column} ${direction}, line_id ${direction} limit ${limit} offset ${offset}`
}

/** The ids of a part, without their rows. */
export async function listRebatePlaces(db: Db, filter: RebateFilter, part: ListPart<RebateSort>) {
  const direction = directionOf(part)
  const { rows } = await sql<ListCursor>`
    select sorted::text as value, line_id::text as id from (${placesOf(filter, part)}) as p
    order by p.sorted ${direction}, p.line_id ${direction}
  `.execute(db)
  return rows.map((cursor) => ({ cursor }))
}

/** The lines of an agent's places, in their order. */
export async function readRebateLines(db: Db, agentId: string, places: readonly { cursor: ListCursor }[]) {
  const ids = places.map(({ cursor }) => cursor.id)
  const { rows } = await sql<RebateLine>`${withPeople(sql`
    select ${lineColumns(agentId)} from rebate_lines l where l.agent_id = ${agentId} and l.line_id = any(${ids}::bigint[])`)}
  `.execute(db)
  const byId = new Map(rows.map((row) => [String(row.lineId), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function listRebateLines(db: Db, filter: RebateFilter, part: ListPart<RebateSort>) {
  const { column } = SORT_COLUMNS[part.sort]
  const direction = directionOf(part)
  const lines = sql`
    select ${lineColumns(filter.agentId)}, json_build_object('value', l.${column}::text, 'id', l.line_id::text) as cursor
    from (${placesOf(filter, part)}) as page join rebate_lines l using (agent_id, line_id)`
  const { rows } = await sql<ListedLine>`
    ${withPeople(lines)} order by l.${column} ${direction}, l.line_id ${direction}`.execute(db)
  return rows
}

export interface RebateTotals extends RebateSums {
  settled: string
  /** The unpaid rebate of days before today. */
  pending: string
  /** The rebate of today and later. */
  today: string
  /** The earliest day that is not paid yet, `YYYY-MM-DD`; null without one. */
  nextDay: string | null
  /** The rebate of that day. */
  due: string
  /** By day (from 1) and source; zero sums are left out. */
  days: { day: number; source: RebateLine['source']; rebate: string }[]
}

interface StateRow extends RebateSums {
  state: 'NONE' | 'SETTLED' | 'PENDING' | 'TODAY' | null
}

/** The sums over all lines of a filter. `today` is the day in the zone of the campaign. */
export async function sumRebates(db: Db, filter: RebateFilter, today: string): Promise<RebateTotals> {
  const states = sql`
    select state, coalesce(sum(lines), 0)::integer as lines,
      trim_scale(coalesce(sum(volume), 0))::text as volume, trim_scale(coalesce(sum(fee), 0))::text as fee,
      trim_scale(coalesce(sum(deducted), 0))::text as deducted, trim_scale(coalesce(sum(rebate), 0))::text as rebate
    from (
      select f.*, case when not paying then 'NONE' when settle_day <= ${filter.settledThrough ?? ''} then 'SETTLED'
        when settle_day < ${today} then 'PENDING' else 'TODAY' end as state
      from facts f
    ) as s
    group by grouping sets ((state), ())`
  const days = sql`
    select ${dayOf(filter, sql`bucket`)} as day, source, trim_scale(sum(rebate))::text as rebate
    from times group by 1, 2 having sum(rebate) <> 0 order by 1, 2`
  const next = sql`
    select settle_day as day, trim_scale(sum(rebate))::text as rebate from facts
    where paying and settle_day > ${filter.settledThrough ?? ''} group by settle_day order by settle_day limit 1`
  const { rows } = await sql<{
    states: StateRow[]
    days: RebateTotals['days']
    next: {
      day: string
      rebate: string
    } | null
  }>`
    with ${factsAndTimes(filter)}
    select (select json_agg(s) from (${states}) as s) as states, (select coalesce(json_agg(d), '[]') from (${days}) as d) as days,
      (select row_to_json(n) from (${next}) as n) as next
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
    nextDay: sums.next?.day ?? null,
    due: sums.next?.rebate ?? '0',
    days: sums.days,
  }
}
