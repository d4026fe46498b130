import { sql } from 'kysely'
import { lineColumns, withPeople, type RebateLine } from './agent-rebates.ts'
import { query, queryRow, queryValues, type Db } from '../../db/client.ts'

export interface StatementFilter {
  campaignId: string
  agentId: string
  /** `YYYY-MM` in the zone of the campaign. */
  month: string
}

/** No day is after the 31st, so days and months can be compared as text. */
const isOfMonth = (column: string, { campaignId, agentId, month }: StatementFilter) => sql`
  campaign_id = ${campaignId} and agent_id = ${agentId}
  and ${sql.ref(column)} >= ${`${month}-01`} and ${sql.ref(column)} <= ${`${month}-31`}`

/** The months whose days pay a line, newest first. */
export const listStatementMonths = (db: Db, campaignId: string, agentId: string) =>
  queryValues<string>(db)`
    select distinct left(settle_day, 7) as month from rebate_days
    where campaign_id = ${campaignId} and agent_id = ${agentId} order by month desc
  `

/** Decimal strings. */
interface StatementDay {
  day: string
  lines: number
  fee: string
  deducted: string
  rebate: string
  clawedBack: string
  paid: string
  /** null when the day is not settled. */
  settledAt: number | null
}

/** The days of a month that pay lines, and those that were settled without any. */
export const listStatementDays = (db: Db, filter: StatementFilter) =>
  query<StatementDay>(db)`
    select coalesce(l.day, s.day) as day, coalesce(l.lines, 0)::integer as lines, trim_scale(coalesce(l.fee, 0)) as fee,
      trim_scale(coalesce(l.deducted, 0)) as deducted, trim_scale(coalesce(l.rebate, 0)) as rebate,
      trim_scale(coalesce(l.clawed_back, 0)) as clawed_back, trim_scale(coalesce(s.paid, 0)) as paid, s.settled_at
    from (
      select settle_day as day, count(*) as lines, sum(fee) as fee, sum(deducted) as deducted, sum(rebate) as rebate,
        sum(rebate) filter (where kind <> 'TRADE') as clawed_back
      from rebate_lines where ${isOfMonth('settle_day', filter)} group by settle_day
    ) as l
    full join (select day, paid, settled_at from rebate_settlements where ${isOfMonth('day', filter)}) as s on s.day = l.day
    order by 1
  `

/** The amounts that claw-backs carried over, at the end of the month before and of this one; zero or less. */
export function readCarried(db: Db, { campaignId, agentId, month }: StatementFilter) {
  const until = (day: string) => sql`coalesce((
    select trim_scale(carried) from rebate_settlements
    where campaign_id = ${campaignId} and agent_id = ${agentId} and day <= ${day} order by day desc limit 1
  ), 0)`
  return queryRow<{ before: string; after: string }>(db)`
    select ${until(`${month}-00`)} as before, ${until(`${month}-31`)} as after
  `
}

/** The lines that a month pays after one of them, by the day that pays them, their trade's time and their id. */
export function listStatementLines(
  db: Db,
  filter: StatementFilter,
  { limit, last }: { limit: number; last: Pick<RebateLine, 'settleDay' | 'at' | 'lineId'> | undefined },
) {
  const rest = last && sql`(settle_day, at, line_id) > (${last.settleDay}, ${last.at}::bigint, ${last.lineId}::bigint)`
  const lines = sql`
    select ${lineColumns(filter.agentId)} from (
      select * from rebate_lines where ${isOfMonth('settle_day', filter)} and ${rest ?? sql`true`}
      order by settle_day, at, line_id limit ${limit}
    ) as l`
  return query<RebateLine>(db)`${withPeople(lines)} order by l.settle_day, l.at, l.line_id`
}
