import { sql } from 'kysely'
import type { REFERRAL_STATUSES } from '@fanfare/contract/agent/agent.ts'
import { allOf } from '../../db/client.ts'
import { isBucketWithin, isFound, isWithin, type AgentFilter } from './agent-facts.ts'

export type ReferralStatus = (typeof REFERRAL_STATUSES)[number]

export interface ReferralFilter extends AgentFilter {
  /** The direct agents of the source: the agent itself, those below it, or both. */
  directIds: readonly string[]
  /** The last step that a referral reached. */
  status?: ReferralStatus | undefined
  isVerified?: boolean | undefined
  /** Only referrals that registered within the days. */
  inWindow: boolean
  /** The volume of the days; decimal strings, both inclusive. */
  minVolume?: string | undefined
  maxVolume?: string | undefined
  /** The period whose kept sums to use; without it they are added up. */
  periodId?: string | undefined
}

export const STATUS = sql<ReferralStatus>`
  case when first_trade_at is not null then 'TRADED' when first_deposit_at is not null then 'DEPOSITED'
    when verified_at is not null then 'VERIFIED' else 'REGISTERED' end`

export const referralConditions = (filter: ReferralFilter) =>
  allOf([
    sql`campaign_id = ${filter.campaignId} and agent_id = any(${filter.directIds}::text[])`,
    filter.code !== undefined && sql`code = ${filter.code}`,
    filter.found && isFound(filter.found),
    filter.status && sql`${STATUS} = ${filter.status}`,
    filter.isVerified !== undefined && sql`(verified_at is not null) = ${filter.isVerified}::boolean`,
    filter.inWindow && isWithin(filter, sql`registered_at`),
  ])

/** Whether there are conditions that lines of rebates cannot answer. */
export const isByPerson = ({ status, isVerified, inWindow }: ReferralFilter) =>
  inWindow || status !== undefined || isVerified !== undefined

/** Whether the filter takes the whole branch, which is all users with sums of the agent. */
export const isWholeBranch = (filter: ReferralFilter) =>
  !isByPerson(filter) && [filter.source, filter.code, filter.found].every((condition) => condition === undefined)

export const isByVolume = ({ minVolume, maxVolume }: ReferralFilter) =>
  minVolume !== undefined || maxVolume !== undefined

const hasVolume = ({ minVolume, maxVolume }: ReferralFilter) =>
  allOf([
    sql`true`,
    minVolume && sql`volume >= ${minVolume}::numeric`,
    maxVolume && sql`volume <= ${maxVolume}::numeric`,
  ])

const SUMS = {
  volume: sql`sum(volume) as volume`,
  rebate: sql`sum(rebate) as rebate`,
  net: sql`sum(deposits - withdrawals) as net`,
} as const
export type Sum = keyof typeof SUMS

/** The condition on users with sums of the agent. */
export const isOfReferrals = (filter: ReferralFilter) =>
  isWholeBranch(filter)
    ? sql`true`
    : sql`user_id in (select user_id from agent_referrals where ${referralConditions(filter)})`

export const sumsOfDays = (filter: ReferralFilter) => sql`
  referral_sums where campaign_id = ${filter.campaignId} and agent_id = ${filter.agentId} and ${isBucketWithin(filter)}`

/** The sums of the days by user; users without any are left out. */
export const sumsOfUsers = (filter: ReferralFilter, names: readonly Sum[]) =>
  filter.periodId === undefined
    ? sql`select user_id, ${sql.join(names.map((name) => SUMS[name]))} from ${sumsOfDays(filter)} group by user_id`
    : sql`
      select user_id, ${sql.join(names.map((name) => sql.ref(name)))} from referral_periods where period_id = ${filter.periodId}::bigint`

/**
 * The referrals of a filter with sums of their days. The sums are added up before the join: the planner does not know the sizes of agents,
 * and would read all sums once for each referral.
 */
export const withSums = (filter: ReferralFilter, names: readonly Sum[]) => sql`
  select * from (
    select user_id, registered_at, active_at, status,
      ${sql.join(names.map((name) => sql`coalesce(${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
    from (
      select user_id, registered_at, coalesce(last_active_at, 0) as active_at, ${STATUS} as status
      from agent_referrals where ${referralConditions(filter)}
    ) as r left join (
      ${sumsOfUsers(filter, names)} offset 0
    ) as s using (user_id)
  ) as m where ${hasVolume(filter)}`
