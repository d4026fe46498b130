import { sql, type RawBuilder } from 'kysely'
import { isWithin } from './agent-facts.ts'
import { sumMovements } from './agent-performance.ts'
import {
  isByPerson,
  isOfReferrals,
  referralConditions,
  STATUS,
  sumsOfDays,
  type ReferralFilter,
} from './agent-referral-filter.ts'
import { sumAllVolumes } from './agent-volumes.ts'
import type { Db } from '../../db/client.ts'

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

export type ReferralTotals = Counts & Sums

const countsOf = (filter: ReferralFilter): RawBuilder<unknown> => sql`
  count(*) as total, count(*) filter (where status = 'REGISTERED') as registered, count(*) filter (where status = 'VERIFIED') as verified,
  count(*) filter (where status = 'DEPOSITED') as deposited, count(*) filter (where status = 'TRADED') as traded,
  count(*) filter (where ${isWithin(filter, sql`registered_at`)}) as "newInWindow"`

const ADDED = sql`
  trim_scale(coalesce(sum(volume), 0))::text as volume, trim_scale(coalesce(sum(rebate), 0))::text as rebate,
  trim_scale(coalesce(sum(net), 0))::text as "netDeposit"`

/** The totals of the rows of `withSums`. */
export const totalsOf = (filter: ReferralFilter, referrals: RawBuilder<unknown>): RawBuilder<ReferralTotals> =>
  sql<ReferralTotals>`select ${countsOf(filter)}, ${ADDED} from ${referrals}`

/** The only row of an aggregate. */
async function readRow<Row>(db: Db, query: RawBuilder<Row>): Promise<Row> {
  const { rows } = await query.execute(db)
  return rows[0] as Row
}

/** The sums over all referrals of a filter without a volume, from the sums of single referrals only where it needs them. */
export async function sumReferrals(db: Db, filter: ReferralFilter): Promise<ReferralTotals> {
  const referrals = sql`
    select registered_at, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}`
  const counts = await readRow(db, sql<Counts>`select ${countsOf(filter)} from (${referrals}) as r`)
  return { ...counts, ...(await readSums(db, filter)) }
}

async function readSums(db: Db, filter: ReferralFilter): Promise<Sums> {
  if (isByPerson(filter)) {
    const sums = sql`select user_id, volume, rebate, deposits - withdrawals as net from ${sumsOfDays(filter)}`
    return readRow(db, sql<Sums>`select ${ADDED} from (${sums}) as s where ${isOfReferrals(filter)}`)
  }
  const { campaignId, agentId, bounds, source, code, found } = filter
  const { netDeposit } = await sumMovements(db, filter)
  const lines = { campaignId, agentId, bounds, source, code, found, settledThrough: null }
  return { ...(await sumAllVolumes(db, lines)), netDeposit }
}
