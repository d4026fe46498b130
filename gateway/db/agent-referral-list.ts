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
    ...(minVolume === undefined ? [] : [sql`coalesce(s.volume, 0) >= ${minVolume}::numeric`]),
    ...(maxVolume === undefined ? [] : [sql`coalesce(s.volume, 0) <= ${maxVolume}::numeric`]),
  ])

/** The sums of the days by referral: those without facts are left out. */
const windowSums = (filter: ReferralFilter): RawBuilder<unknown> => sql`
  select user_id, sum(volume) as volume, sum(rebate) as rebate, sum(deposits - withdrawals) as net
  from referral_sums where campaign_id = ${filter.campaignId} and agent_id = ${filter.agentId} and ${isBucketWithin(filter)}
  group by user_id`

const SORT_COLUMNS = {
  registeredAt: { column: sql`m.registered_at`, type: sql`bigint` },
  lastActiveAt: { column: sql`coalesce(m.last_active_at, 0)`, type: sql`bigint` },
  volume: { column: sql`coalesce(s.volume, 0)`, type: sql`numeric` },
  netDeposit: { column: sql`coalesce(s.net, 0)`, type: sql`numeric` },
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
      : sql`(${column}, m.referral_id) ${behind} (${after.value}::${type}, ${after.id}::text)`
  const order = sql`${column} ${direction}, m.referral_id ${direction}`
  return sql`
    select m.*, (${column})::text as sorted, row_number() over (order by ${order}) as place
    from (select *, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}) as m
    ${needsSums ? sql`left join (${windowSums(filter)}) as s on s.user_id = m.user_id` : sql``}
    where ${rest} and ${needsSums ? hasVolume(filter) : sql`true`}
    order by ${order} limit ${limit} offset ${offset}`
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
    select p.user_id, p.referral_id, p.agent_id, p.code, p.registered_at, p.verified_at, p.first_deposit_at, p.first_trade_at,
      p.last_active_at, p.balance, p.status, u.login_name, nullif(n.note, '') as note, nullif(n.tag, '') as tag,
      exists (select from agents a where a.campaign_id = ${campaignId} and a.user_id = p.user_id) as is_agent,
      trim_scale(coalesce(c.gives_back, 0)) as gives_back, trim_scale(s.volume) as volume, trim_scale(s.rebate) as rebate,
      trim_scale(s.net) as net_deposit, trim_scale(s.lifetime) as lifetime_volume,
      json_build_object('value', p.sorted, 'id', p.referral_id) as cursor
    from (${pageOf(filter, part)}) as p
    left join users u on u.user_id = p.user_id
    left join referral_notes n on n.agent_id = ${agentId} and n.user_id = p.user_id
    left join agent_codes c on c.code = p.code
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
      trim_scale(coalesce(sum(s.volume), 0)) as volume, trim_scale(coalesce(sum(s.rebate), 0)) as rebate,
      trim_scale(coalesce(sum(s.net), 0)) as net_deposit
    from (
      select user_id, registered_at, ${STATUS} as status from agent_referrals where ${referralConditions(filter)}
    ) as m left join (${windowSums(filter)}) as s on s.user_id = m.user_id
    where ${hasVolume(filter)}
  `.execute(db)
  const [totals] = rows
  if (totals === undefined) throw new Error('an aggregate has one row')
  return totals
}
