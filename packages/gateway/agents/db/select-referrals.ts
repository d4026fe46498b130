import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../db/client.ts'
import { isWithin } from './agent-facts.ts'
import { sumMovements } from './agent-performance.ts'
import type { ListPart } from './agent-rebates.ts'
import {
  isByPerson,
  isByVolume,
  isOfReferrals,
  referralConditions,
  STATUS,
  sumsOfDays,
  withSums,
  type ReferralFilter,
} from './agent-referral-filter.ts'
import { findPage, pageOf, type PageRow, type ReferralSort } from './agent-referral-page.ts'
import { sumAllVolumes } from './agent-volumes.ts'

interface Counts {
  total: number
  /** Those whose progress ends there. */
  registered: number
  verified: number
  deposited: number
  traded: number
  newInWindow: number
}

/** Of the days; decimal strings in USDT. */
interface Sums {
  volume: string
  rebate: string
  netDeposit: string
}

type ReferralTotals = Counts & Sums

const countsOf = (filter: ReferralFilter) => sql`
  count(*) as total, count(*) filter (where status = 'REGISTERED') as registered, count(*) filter (where status = 'VERIFIED') as verified,
  count(*) filter (where status = 'DEPOSITED') as deposited, count(*) filter (where status = 'TRADED') as traded,
  count(*) filter (where ${isWithin(filter, sql`registered_at`)}) as "newInWindow"`

const ADDED = sql`
  trim_scale(coalesce(sum(volume), 0))::text as volume, trim_scale(coalesce(sum(rebate), 0))::text as rebate,
  trim_scale(coalesce(sum(net), 0))::text as "netDeposit"`

/** The totals of the rows of `withSums`. */
const totalsOf = (filter: ReferralFilter, referrals: RawBuilder<unknown>) =>
  sql<ReferralTotals>`select ${countsOf(filter)}, ${ADDED} from ${referrals}`

/** The only row of an aggregate. */
async function readRow<Row>(db: Db, query: RawBuilder<Row>) {
  const { rows } = await query.execute(db)
  return rows[0] as Row
}

/** The sums over all referrals of a filter without a volume, from the sums of single referrals only where it needs them. */
async function sumReferrals(db: Db, filter: ReferralFilter): Promise<ReferralTotals> {
  const referrals = sql`
    select registered_at, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}`
  const counts = await readRow(db, sql<Counts>`select ${countsOf(filter)} from (${referrals}) as r`)
  return { ...counts, ...(await readSums(db, filter)) }
}

async function readSums(db: Db, filter: ReferralFilter) {
  if (isByPerson(filter)) {
    const sums = sql`select user_id, volume, rebate, deposits - withdrawals as net from ${sumsOfDays(filter)}`
    return readRow(db, sql<Sums>`select ${ADDED} from (${sums}) as s where ${isOfReferrals(filter)}`)
  }
  const { campaignId, agentId, bounds, source, code, found } = filter
  const { netDeposit } = await sumMovements(db, filter)
  const lines = { campaignId, agentId, bounds, source, code, found, settledThrough: null }
  return { ...(await sumAllVolumes(db, lines)), netDeposit }
}

interface SelectedReferrals {
  totals: ReferralTotals
  page: PageRow[]
}

/** The columns that the totals and the page read. The time of the last activity is the only one outside of the agents' index. */
const columnsFor = (sort: ReferralSort) =>
  sql`user_id, registered_at, status, volume, rebate, net${sort === 'lastActiveAt' ? sql`, active_at` : sql``}`

/** The totals of a filter and the referrals of one page. Where both need the sums of single referrals, these are added up once. */
export async function selectReferrals(
  db: Db,
  filter: ReferralFilter,
  part: ListPart<ReferralSort>,
): Promise<SelectedReferrals> {
  if (!isByVolume(filter)) {
    const totals = await sumReferrals(db, filter)
    return { totals, page: (part.offset ?? 0) < totals.total ? await findPage(db, filter, part) : [] }
  }
  const { rows } = await sql<SelectedReferrals>`
    with referrals as materialized (
      select ${columnsFor(part.sort)} from (${withSums(filter, ['volume', 'rebate', 'net'])}) as r
    )
    select (select row_to_json(t) from (${totalsOf(filter, sql`referrals`)}) as t) as totals,
      (select coalesce(json_agg(p), '[]') from (${pageOf(sql`referrals`, part)}) as p) as page
  `.execute(db)
  return rows[0] as SelectedReferrals
}
