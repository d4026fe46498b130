import { sql, type Selectable } from 'kysely'
import { isBucketWithin } from './agent-facts.ts'
import type { ListCursor, ListPart } from './agent-rebates.ts'
import { STATUS, type ReferralFilter, type ReferralStatus } from './agent-referral-filter.ts'
import { findPage, type PageRow, type ReferralSort } from './agent-referral-page.ts'
import type { Db } from '../../db/client.ts'
import type { AgentReferralsTable } from '../../db/tables/agents.ts'

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
export const listReferrals = async (db: Db, filter: ReferralFilter, part: ListPart<ReferralSort>) =>
  readReferrals(db, filter, await findPage(db, filter, part))

/** The referrals of a page in its order, with their sums of the days. */
export async function readReferrals(db: Db, filter: ReferralFilter, page: readonly PageRow[]) {
  if (page.length === 0) return []
  const { campaignId, agentId } = filter
  const userIds = sql`${page.map(({ userId }) => userId)}::text[]`
  const { rows } = await sql<ReferralRow>`
    with r as materialized (
      select r.*, u.login_name from agent_referrals r left join users u on u.user_id = r.user_id where r.user_id = any(${userIds})
    ), n as materialized (
      select user_id, note, tag from referral_notes where agent_id = ${agentId} and user_id = any(${userIds})
    ), s as materialized (
      select user_id, sum(volume) filter (where ${isBucketWithin(filter)}) as volume,
        sum(rebate) filter (where ${isBucketWithin(filter)}) as rebate,
        sum(deposits - withdrawals) filter (where ${isBucketWithin(filter)}) as net, sum(volume) as lifetime
      from referral_sums where campaign_id = ${campaignId} and agent_id = ${agentId} and user_id = any(${userIds}) group by user_id
    )
    select r.user_id, r.referral_id, r.agent_id, r.code, r.registered_at, r.verified_at, r.first_deposit_at, r.first_trade_at,
      r.last_active_at, r.balance, ${STATUS} as status, r.login_name, nullif(n.note, '') as note, nullif(n.tag, '') as tag,
      exists (select from agents a where a.campaign_id = ${campaignId} and a.user_id = r.user_id) as is_agent,
      trim_scale(coalesce(c.gives_back, 0)) as gives_back, trim_scale(coalesce(s.volume, 0)) as volume,
      trim_scale(coalesce(s.rebate, 0)) as rebate, trim_scale(coalesce(s.net, 0)) as net_deposit,
      trim_scale(coalesce(s.lifetime, 0)) as lifetime_volume,
      json_build_object('value', p.sorted, 'id', p.user_id) as cursor
    from unnest(${userIds}, ${page.map(({ sorted }) => sorted)}::text[])
      with ordinality as p(user_id, sorted, place)
    join r on r.user_id = p.user_id left join n on n.user_id = p.user_id left join agent_codes c on c.code = r.code
    left join s on s.user_id = p.user_id
    order by p.place
  `.execute(db)
  return rows
}
