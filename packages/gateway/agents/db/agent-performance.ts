import { sql } from 'kysely'
import { dayOf, isWithin, sumsByTime, factsOf, type RebateFilter } from './agent-facts.ts'
import { isOfReferrals, referralConditions, sumsOfDays, type ReferralFilter } from './agent-referral-filter.ts'
import { query, queryRow, sumsOf, type Db } from '../../db/client.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'

/** Each has its instant in a column of referrals, such as `registered_at`. */
export const STEPS = ['registered', 'verified', 'firstDeposit', 'firstTrade'] as const

/** How many people took each step. */
export type StepCounts = Record<(typeof STEPS)[number], number>

const COUNTS = sql.join(STEPS.map((step) => sql`count(*) filter (where step = ${sql.lit(step)}) as ${sql.ref(step)}`))

const columnOf = (step: (typeof STEPS)[number]) => sql.ref(`${step}At`)

/** Each step that a referral of the filter took within the days, with its day (from 1) and code. */
const takenSteps = (filter: ReferralFilter) => sql`
  select ${dayOf(filter, sql`(at / 900000)::integer`)} as day, step, code from agent_referrals cross join lateral (
    values ${sql.join(STEPS.map((step) => sql`(${sql.lit(step)}, ${columnOf(step)})`))}
  ) as taken(step, at)
  where ${referralConditions(filter)} and ${isWithin(filter, sql`at`)}
    and (${sql.join(
      STEPS.map((step) => isWithin(filter, columnOf(step))),
      sql` or `,
    )})`

/** The rows that have a key, by this key. */
const rowsBy = <Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key | null) =>
  new Map(
    rows.flatMap((row) => {
      const key = keyOf(row)
      return key === null ? [] : [[key, row] as const]
    }),
  )

/** The steps that referrals of the filter took within the days, by the position of the day, from 1, and by code; those without any are left out. */
export async function countSteps(db: Db, filter: ReferralFilter) {
  const rows = await query<StepCounts & { day: number | null; code: string | null }>(db)`
    with s as materialized (${takenSteps(filter)}) select day, code, ${COUNTS} from s group by grouping sets ((day), (code))
  `
  return { days: rowsBy(rows, ({ day }) => day), codes: rowsBy(rows, ({ code }) => code) }
}

/** The same by day alone. */
export async function countStepsOfDays(db: Db, filter: ReferralFilter) {
  const rows = await query<StepCounts & { day: number }>(db)`
    select day, ${COUNTS} from (${takenSteps(filter)}) as s group by day
  `
  return rowsBy(rows, ({ day }) => day)
}

/** Visits within the days by code; a code without any is absent. */
export async function countVisits(db: Db, codes: readonly string[], filter: Pick<ReferralFilter, 'bounds'>) {
  const rows = await query<{ code: string; visits: number }>(db)`
    select code, count(*) as visits from code_visits where code = any(${codes}::text[]) and ${isWithin(filter, sql`at`)} group by code
  `
  return new Map(rows.map(({ code, visits }) => [code, visits]))
}

/** Decimal strings in USDT. */
type Movements = Record<'deposits' | 'withdrawals' | 'netDeposit', string>

/** Deposits and withdrawals of the referrals of the filter within the days. */
export const sumMovements = (db: Db, filter: ReferralFilter) =>
  queryRow<Movements>(db)`
    select ${sumsOf('deposits', 'withdrawals')}, trim_scale(coalesce(sum(deposits - withdrawals), 0)) as net_deposit
    from (
      select user_id, deposits, withdrawals from ${sumsOfDays(filter)} and (deposits <> 0 or withdrawals <> 0)
    ) as s where ${isOfReferrals(filter)}
  `

/** Decimal strings in USDT. */
export type VolumeSums = Record<'volume' | 'rebate', string>

const ADDED = sumsOf('volume', 'rebate')

/** Volume and rebate of the filter, added up in each way; the symbol with the largest volume first. */
export async function sumVolumes(db: Db, filter: RebateFilter) {
  const rows = await query<VolumeSums & { code: string | null; product: AgentProduct | null; symbol: string | null }>(
    db,
  )`
    select code, product, symbol, ${ADDED} from (${factsOf(filter)}) as f
    group by grouping sets ((code), (product), (symbol))
    order by sum(volume) desc, symbol
  `
  return {
    days: await sumVolumesOfDays(db, filter),
    codes: rowsBy(rows, ({ code }) => code),
    products: rowsBy(rows, ({ product }) => product),
    symbols: rowsBy(rows, ({ symbol }) => symbol),
  }
}

/** Volume and rebate of each day; days without any are left out. */
export async function sumVolumesOfDays(db: Db, filter: RebateFilter) {
  const rows = await query<VolumeSums & { day: number }>(db)`
    select ${dayOf(filter, sql`bucket`)} as day, ${ADDED} from (${sumsByTime(filter)}) as q group by 1
  `
  return rowsBy(rows, ({ day }) => day)
}

/** Volume and rebate of the filter in all. */
export const sumAllVolumes = (db: Db, filter: RebateFilter) =>
  queryRow<VolumeSums>(db)`select ${ADDED} from (${factsOf(filter)}) as f`
