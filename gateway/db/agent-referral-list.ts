import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { REFERRAL_STATUSES } from '#lib/contract/agent/agent.ts'
import { allOf, isBucketWithin, isFound, isWithin, type AgentFilter } from './agent-facts.ts'
import type { ListCursor, ListPart } from './agent-rebates.ts'
import type { Db } from './client.ts'
import type { AgentReferralsTable } from './schema.ts'

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

export interface ReferralFilter extends Omit<AgentFilter, 'source'> {
  /** The direct agents: the agent itself, those below it, or both. */
  directIds: readonly string[]
  /** The last step that a referral reached. */
  status?: ReferralStatus | undefined
  isVerified?: boolean | undefined
  /** Only those who registered within the days. */
  inWindow: boolean
  /** Of the days; decimal strings, both inclusive. */
  minVolume?: string | undefined
  maxVolume?: string | undefined
}

const STATUS = sql<ReferralStatus>`
  case when first_trade_at is not null then 'TRADED' when first_deposit_at is not null then 'DEPOSITED'
    when verified_at is not null then 'VERIFIED' else 'REGISTERED' end`

export const referralConditions = (filter: ReferralFilter): RawBuilder<unknown> =>
  allOf([
    sql`campaign_id = ${filter.campaignId} and agent_id = any(${filter.directIds}::text[])`,
    ...(filter.code === undefined ? [] : [sql`code = ${filter.code}`]),
    ...(filter.found === undefined ? [] : [isFound(filter.found)]),
    ...(filter.status === undefined ? [] : [sql`${STATUS} = ${filter.status}`]),
    ...(filter.isVerified === undefined ? [] : [sql`(verified_at is not null) = ${filter.isVerified}::boolean`]),
    ...(filter.inWindow ? [isWithin(filter, sql`registered_at`)] : []),
  ])

const hasVolume = ({ minVolume, maxVolume }: ReferralFilter): RawBuilder<unknown> =>
  allOf([
    sql`true`,
    ...(minVolume === undefined ? [] : [sql`volume >= ${minVolume}::numeric`]),
    ...(maxVolume === undefined ? [] : [sql`volume <= ${maxVolume}::numeric`]),
  ])

/**
 * The referrals of a filter with the sums of their days. Both tables are added up together instead of joined: the planner does not
 * know the sizes of agents, and would read all sums once for each referral.
 */
const withSums = (filter: ReferralFilter): RawBuilder<unknown> => sql`
  select * from (
    select user_id, max(referral_id) as referral_id, max(status) as status, max(registered_at) as registered_at,
      max(active_at) as active_at, sum(volume) as volume, sum(rebate) as rebate, sum(net) as net
    from (
      select user_id, referral_id, ${STATUS} as status, registered_at, coalesce(last_active_at, 0) as active_at, 0 as volume,
        0 as rebate, 0 as net
      from agent_referrals where ${referralConditions(filter)}
      union all
      select user_id, null, null, null, null, volume, rebate, deposits - withdrawals
      from referral_sums where campaign_id = ${filter.campaignId} and agent_id = ${filter.agentId} and ${isBucketWithin(filter)}
    ) as parts group by user_id
  ) as m where referral_id is not null and ${hasVolume(filter)}`

const SORT_COLUMNS = {
  registeredAt: { column: sql`registered_at`, type: sql`bigint` },
  lastActiveAt: { column: sql`active_at`, type: sql`bigint` },
  volume: { column: sql`volume`, type: sql`numeric` },
  netDeposit: { column: sql`net`, type: sql`numeric` },
} as const
export type ReferralSort = keyof typeof SORT_COLUMNS

/** The referrals of a page: without the sums of all referrals, unless the order or the filter needs them. */
function pageOf(filter: ReferralFilter, { sort, isDescending, limit, offset = 0, after }: ListPart<ReferralSort>) {
  const needsSums =
    sort === 'volume' || sort === 'netDeposit' || filter.minVolume !== undefined || filter.maxVolume !== undefined
  const { column, type } = SORT_COLUMNS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined
      ? sql`true`
      : sql`(${column}, referral_id) ${behind} (${after.value}::${type}, ${after.id}::text)`
  const rows = needsSums
    ? withSums(filter)
    : sql`
      select user_id, referral_id, registered_at, coalesce(last_active_at, 0) as active_at
      from agent_referrals where ${referralConditions(filter)}`
  const order = sql`${column} ${direction}, referral_id ${direction}`
  return sql`
    select user_id, (${column})::text as sorted, row_number() over (order by ${order}) as place from (${rows}) as r
    where ${rest} order by ${order} limit ${limit} offset ${offset}`
}

export interface ReferralRow extends Omit<Selectable<AgentReferralsTable>, 'campaignId' | 'boundAt'> {
  loginName: string | null
  status: ReferralStatus
  note: string | null
  tag: string | null
  isAgent: boolean
  /** The friend's share of the code. */
  givesBack: string
  /** Of the days; decimal strings. */
  volume: string
  rebate: string
  netDeposit: string
  lifetimeVolume: string
  cursor: ListCursor
}

/** Referrals of a filter with their sums of the days; equal values are in the order of their ids. */
export async function listReferrals(
  db: Db,
  filter: ReferralFilter,
  part: ListPart<ReferralSort>,
): Promise<ReferralRow[]> {
  const { campaignId, agentId } = filter
  const { rows } = await sql<ReferralRow>`
    select r.user_id, r.referral_id, r.agent_id, r.code, r.registered_at, r.verified_at, r.first_deposit_at, r.first_trade_at,
      r.last_active_at, r.balance, ${STATUS} as status, u.login_name, nullif(n.note, '') as note, nullif(n.tag, '') as tag,
      exists (select from agents a where a.campaign_id = ${campaignId} and a.user_id = r.user_id) as is_agent,
      trim_scale(coalesce(c.gives_back, 0)) as gives_back, trim_scale(s.volume) as volume, trim_scale(s.rebate) as rebate,
      trim_scale(s.net) as net_deposit, trim_scale(s.lifetime) as lifetime_volume,
      json_build_object('value', p.sorted, 'id', r.referral_id) as cursor
    from (${pageOf(filter, part)}) as p
    join agent_referrals r on r.user_id = p.user_id
    left join users u on u.user_id = p.user_id
    left join referral_notes n on n.agent_id = ${agentId} and n.user_id = p.user_id
    left join agent_codes c on c.code = r.code
    cross join lateral (
      select coalesce(sum(volume) filter (where ${isBucketWithin(filter)}), 0) as volume,
        coalesce(sum(rebate) filter (where ${isBucketWithin(filter)}), 0) as rebate,
        coalesce(sum(deposits - withdrawals) filter (where ${isBucketWithin(filter)}), 0) as net,
        coalesce(sum(volume), 0) as lifetime
      from referral_sums where campaign_id = ${campaignId} and agent_id = ${agentId} and user_id = p.user_id
    ) as s
    order by p.place
  `.execute(db)
  return rows
}

export interface ReferralTotals {
  total: number
  /** Those whose progress ends there. */
  registered: number
  verified: number
  deposited: number
  traded: number
  newInWindow: number
  volume: string
  rebate: string
  netDeposit: string
}

/** The sums over all referrals of a filter. */
export async function sumReferrals(db: Db, filter: ReferralFilter): Promise<ReferralTotals> {
  const { rows } = await sql<ReferralTotals>`
    select count(*) as total, count(*) filter (where status = 'REGISTERED') as registered,
      count(*) filter (where status = 'VERIFIED') as verified, count(*) filter (where status = 'DEPOSITED') as deposited,
      count(*) filter (where status = 'TRADED') as traded,
      count(*) filter (where ${isWithin(filter, sql`registered_at`)}) as new_in_window,
      trim_scale(coalesce(sum(volume), 0)) as volume, trim_scale(coalesce(sum(rebate), 0)) as rebate,
      trim_scale(coalesce(sum(net), 0)) as net_deposit
    from (${withSums(filter)}) as s
  `.execute(db)
  const [totals] = rows
  if (totals === undefined) throw new Error('an aggregate has one row')
  return totals
}
