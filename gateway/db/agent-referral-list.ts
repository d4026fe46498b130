import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { REFERRAL_STATUSES } from '#lib/contract/agent/agent.ts'
import { allOf, isBucketWithin, isFound, isWithin, type AgentFilter } from './agent-facts.ts'
import type { ListCursor, ListPart } from './agent-rebates.ts'
import type { Db } from './client.ts'
import type { AgentReferralsTable } from './schema.ts'

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

export interface ReferralFilter extends AgentFilter {
  /** The direct agents of the source: the agent itself, those below it, or both. */
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

export const STATUS = sql<ReferralStatus>`
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

/** Conditions that the lines of rebates do not know. */
export const isByPerson = ({ status, isVerified, inWindow }: ReferralFilter): boolean =>
  inWindow || status !== undefined || isVerified !== undefined

/** All referrals of the agent and of all agents below, which are all users with sums of the agent. */
const isWholeBranch = (filter: ReferralFilter): boolean =>
  !isByPerson(filter) && [filter.source, filter.code, filter.found].every((condition) => condition === undefined)

export const isByVolume = ({ minVolume, maxVolume }: ReferralFilter): boolean =>
  minVolume !== undefined || maxVolume !== undefined

const hasVolume = ({ minVolume, maxVolume }: ReferralFilter): RawBuilder<unknown> =>
  allOf([
    sql`true`,
    ...(minVolume === undefined ? [] : [sql`volume >= ${minVolume}::numeric`]),
    ...(maxVolume === undefined ? [] : [sql`volume <= ${maxVolume}::numeric`]),
  ])

/** The columns of the sums of one user's days. */
const SUMS = {
  volume: sql`sum(volume) as volume`,
  rebate: sql`sum(rebate) as rebate`,
  net: sql`sum(deposits - withdrawals) as net`,
} as const
type Sum = keyof typeof SUMS

/** The condition on users with sums of the agent. */
export const isOfReferrals = (filter: ReferralFilter): RawBuilder<unknown> =>
  isWholeBranch(filter)
    ? sql`true`
    : sql`user_id in (select user_id from agent_referrals where ${referralConditions(filter)})`

export const sumsOfDays = (filter: ReferralFilter): RawBuilder<unknown> => sql`
  referral_sums where campaign_id = ${filter.campaignId} and agent_id = ${filter.agentId} and ${isBucketWithin(filter)}`

/**
 * The referrals of a filter with sums of their days. The sums are added up before the join: the planner does not know the sizes of agents,
 * and would read all sums once for each referral.
 */
export const withSums = (filter: ReferralFilter, names: readonly Sum[]): RawBuilder<unknown> => sql`
  select * from (
    select user_id, referral_id, registered_at, active_at, status,
      ${sql.join(names.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
    from (
      select user_id, referral_id, registered_at, coalesce(last_active_at, 0) as active_at, ${STATUS} as status
      from agent_referrals where ${referralConditions(filter)}
    ) as r left join (
      select user_id, ${sql.join(names.map((name) => SUMS[name]))} from ${sumsOfDays(filter)} group by user_id offset 0
    ) as s using (user_id)
  ) as m where ${hasVolume(filter)}`

const SORT_COLUMNS = {
  registeredAt: { column: sql`registered_at`, type: sql`bigint`, sum: null },
  lastActiveAt: { column: sql`active_at`, type: sql`bigint`, sum: null },
  volume: { column: sql`volume`, type: sql`numeric`, sum: 'volume' },
  netDeposit: { column: sql`net`, type: sql`numeric`, sum: 'net' },
} as const
export type ReferralSort = keyof typeof SORT_COLUMNS

/** The referrals of a page: without the sums of all referrals, unless the order or the filter needs them. */
function pageOf(filter: ReferralFilter, { sort, isDescending, limit, offset = 0, after }: ListPart<ReferralSort>) {
  const { column, type, sum } = SORT_COLUMNS[sort]
  const sums = new Set<Sum>([...(isByVolume(filter) ? (['volume'] as const) : []), ...(sum === null ? [] : [sum])])
  const direction = isDescending ? sql`desc` : sql`asc`
  const behind = isDescending ? sql`<` : sql`>`
  const rest =
    after === undefined
      ? sql`true`
      : sql`(${column}, referral_id) ${behind} (${after.value}::${type}, ${after.id}::text)`
  const rows =
    sums.size > 0
      ? withSums(filter, [...sums])
      : sql`
      select user_id, referral_id, registered_at, coalesce(last_active_at, 0) as active_at
      from agent_referrals where ${referralConditions(filter)}`
  // Numbered after the limit: a number for each referral would need all of them sorted.
  return sql`
    select user_id, sorted, row_number() over () as place from (
      select user_id, (${column})::text as sorted from (${rows}) as r
      where ${rest} order by ${column} ${direction}, referral_id ${direction} limit ${limit} offset ${offset}
    ) as page`
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
