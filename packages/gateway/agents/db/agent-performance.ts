import { sql } from 'kysely'
import { dayOf, isBucketWithin, isWithin, sumsByTime, factsOf, type RebateFilter } from './agent-facts.ts'
import { isOfReferrals, referralConditions, type ReferralFilter } from './agent-referral-filter.ts'
import type { Db } from '../../db/client.ts'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'

/** How many people took each step. */
export interface StepCounts {
  registered: number
  verified: number
  firstDeposit: number
  firstTrade: number
}

export interface StepBreakdown {
  all: StepCounts
  days: Map<number, StepCounts>
  codes: Map<string, StepCounts>
}

const NO_STEPS: StepCounts = { registered: 0, verified: 0, firstDeposit: 0, firstTrade: 0 }

const STEPS = {
  registered: 'registered_at',
  verified: 'verified_at',
  firstDeposit: 'first_deposit_at',
  firstTrade: 'first_trade_at',
} as const

const COUNTS = sql`
  count(*) filter (where step = 'registered_at') as registered, count(*) filter (where step = 'verified_at') as verified,
  count(*) filter (where step = 'first_deposit_at') as first_deposit, count(*) filter (where step = 'first_trade_at') as first_trade`

const countsOf = ({ registered, verified, firstDeposit, firstTrade }: StepCounts): StepCounts => ({
  registered,
  verified,
  firstDeposit,
  firstTrade,
})

/** Each step that a referral of the filter took within the days, with its day (from 1) and code. */
const takenSteps = (filter: ReferralFilter) => sql`
  select ${dayOf(filter, sql`(at / 900000)::integer`)} as day, step, code from agent_referrals cross join lateral (
    values ${sql.join(Object.values(STEPS).map((column) => sql`(${sql.lit(column)}, ${sql.ref(column)})`))}
  ) as taken(step, at)
  where ${referralConditions(filter)} and ${isWithin(filter, sql`at`)}
    and (${sql.join(
      Object.values(STEPS).map((column) => isWithin(filter, sql.ref(column))),
      sql` or `,
    )})`

/** The steps that referrals of the filter took within the days. */
export async function countSteps(db: Db, filter: ReferralFilter): Promise<StepBreakdown> {
  const { rows } = await sql<StepCounts & { day: number | null; code: string | null }>`
    with s as materialized (${takenSteps(filter)}) select day, code, ${COUNTS} from s group by grouping sets ((day), (code), ())
  `.execute(db)
  const all = rows.find(({ day, code }) => day === null && code === null)
  return {
    all: countsOf(all ?? NO_STEPS),
    days: new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, countsOf(row)]]))),
    codes: new Map(rows.flatMap((row) => (row.code === null ? [] : [[row.code, countsOf(row)]]))),
  }
}

/** The same by day alone; days without any are left out. */
export async function countStepsOfDays(db: Db, filter: ReferralFilter): Promise<StepBreakdown['days']> {
  const { rows } = await sql<StepCounts & { day: number }>`
    select day, ${COUNTS} from (${takenSteps(filter)}) as s group by day
  `.execute(db)
  return new Map(rows.map((row) => [row.day, countsOf(row)]))
}

/** The steps of the filter in all. */
export async function countAllSteps(db: Db, filter: ReferralFilter) {
  const taken = (column: string) => sql`count(*) filter (where ${isWithin(filter, sql.ref(column))})`
  const { rows } = await sql<StepCounts>`
    select ${taken('registered_at')} as registered, ${taken('verified_at')} as verified,
      ${taken('first_deposit_at')} as first_deposit, ${taken('first_trade_at')} as first_trade
    from agent_referrals where ${referralConditions(filter)}
  `.execute(db)
  return rows[0] ?? NO_STEPS
}

/** Visits within the days by code; a code without any is absent. */
export async function countVisits(db: Db, codes: readonly string[], filter: Pick<ReferralFilter, 'bounds'>) {
  const { rows } = await sql<{ code: string; visits: number }>`
    select code, count(*) as visits from code_visits where code = any(${codes}::text[]) and ${isWithin(filter, sql`at`)} group by code
  `.execute(db)
  return new Map(rows.map(({ code, visits }) => [code, visits]))
}

/** Decimal strings in USDT. */
export interface Movements {
  deposits: string
  withdrawals: string
  netDeposit: string
}

/** Deposits and withdrawals of the referrals of the filter within the days. */
export async function sumMovements(db: Db, filter: ReferralFilter) {
  const { rows } = await sql<Movements>`
    select trim_scale(coalesce(sum(s.deposits), 0)) as deposits, trim_scale(coalesce(sum(s.withdrawals), 0)) as withdrawals,
      trim_scale(coalesce(sum(s.deposits - s.withdrawals), 0)) as net_deposit
    from (
      select user_id, deposits, withdrawals from referral_sums
      where campaign_id = ${filter.campaignId} and agent_id = ${filter.agentId} and ${isBucketWithin(filter)}
        and (deposits <> 0 or withdrawals <> 0)
    ) as s where ${isOfReferrals(filter)}
  `.execute(db)
  return rows[0] ?? { deposits: '0', withdrawals: '0', netDeposit: '0' }
}

/** Decimal strings in USDT. */
export interface VolumeSums {
  volume: string
  rebate: string
}

export interface VolumeBreakdown {
  all: VolumeSums
  /** By the position of the day, from 1. */
  days: Map<number, VolumeSums>
  codes: Map<string, VolumeSums>
  products: Map<AgentProduct, VolumeSums>
  /** The largest volume first. */
  symbols: { symbol: string; volume: string }[]
}

type GroupedRow = VolumeSums & {
  code: string | null
  product: AgentProduct | null
  symbol: string | null
}

const NOTHING: VolumeSums = { volume: '0', rebate: '0' }

const ADDED = sql`trim_scale(coalesce(sum(volume), 0)) as volume, trim_scale(coalesce(sum(rebate), 0)) as rebate`

/** Volume and rebate of the filter, added up in each way. */
export async function sumVolumes(db: Db, filter: RebateFilter): Promise<VolumeBreakdown> {
  const { rows } = await sql<GroupedRow>`
    select code, product, symbol, ${ADDED} from (${factsOf(filter)}) as f
    group by grouping sets ((code), (product), (symbol), ())
    order by sum(volume) desc, symbol
  `.execute(db)
  const by = <Key extends keyof GroupedRow>(key: Key) =>
    new Map(
      rows.flatMap((row) =>
        row[key] === null
          ? []
          : [[row[key] as NonNullable<GroupedRow[Key]>, { volume: row.volume, rebate: row.rebate }]],
      ),
    )
  const all = rows.find((row) => row.code === null && row.product === null && row.symbol === null)
  return {
    all: all === undefined ? NOTHING : { volume: all.volume, rebate: all.rebate },
    days: await sumVolumesOfDays(db, filter),
    codes: by('code'),
    products: by('product'),
    symbols: [...by('symbol')].map(([symbol, { volume }]) => ({ symbol, volume })),
  }
}

/** Volume and rebate of each day, by its position from 1; days without any are left out. */
export async function sumVolumesOfDays(db: Db, filter: RebateFilter): Promise<Map<number, VolumeSums>> {
  const { rows } = await sql<VolumeSums & { day: number }>`
    select ${dayOf(filter, sql`bucket`)} as day, ${ADDED}
    from (${sumsByTime(filter)}) as q
    group by 1
  `.execute(db)
  return new Map(rows.map(({ day, volume, rebate }) => [day, { volume, rebate }]))
}

/** Volume and rebate of the filter in all. */
export async function sumAllVolumes(db: Db, filter: RebateFilter) {
  const { rows } = await sql<VolumeSums>`
    select ${ADDED} from (${factsOf(filter)}) as f
  `.execute(db)
  return rows[0] ?? NOTHING
}
