import { query, type Db, type Row } from '../../db/client.ts'

/** A referral with the agents whom its trades pay: the direct one first, then those above. */
export interface ReferralChain {
  userId: string
  campaignId: string
  code: string
  /** The friend's share of the paid fee. */
  givesBack: string
  /** Facts from here on count, ms. */
  boundAt: number
  agentIds: readonly string[]
}

/** The chains of those of these users who are referrals. */
export const listReferralChains = (db: Db, userIds: readonly string[]) =>
  query<ReferralChain>(db)`
    with recursive referrals as materialized (
      select user_id, campaign_id, agent_id, code, bound_at from agent_referrals where user_id = any(${userIds}::text[])
    ), chain as (
      select user_id, campaign_id, agent_id, 0 as depth from referrals
      union all
      select c.user_id, c.campaign_id, a.upline_id, c.depth + 1
      from chain c join agents a on a.campaign_id = c.campaign_id and a.user_id = c.agent_id where a.upline_id is not null
    )
    select r.user_id, r.campaign_id, r.code, k.gives_back, r.bound_at, c.agent_ids
    from (select user_id, array_agg(agent_id order by depth) as agent_ids from chain group by user_id) as c
    join referrals r using (user_id) join agent_codes k on k.code = r.code
  `

export type CampaignTerms = Pick<Row<'agentCampaigns'>, 'campaignId' | 'startTime' | 'endTime' | 'definition'>

export async function listCampaignTerms(db: Db, campaignIds: readonly string[]): Promise<Map<string, CampaignTerms>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('agentCampaigns')
    .select(['campaignId', 'startTime', 'endTime', 'definition'])
    .where('campaignId', 'in', campaignIds)
    .execute()
  return new Map(rows.map((row) => [row.campaignId, row]))
}

/** The history of an agent's terms and levels. */
export interface AgentHistory {
  agentId: string
  /** The last paid day; null when there is none. */
  settledThrough: string | null
  /** The newest first; the last one is from when the agent joined. */
  terms: readonly Pick<Row<'agentTerms'>, 'since' | 'rates' | 'withinUpline' | 'isSuspended'>[]
  /** By month, `YYYY-MM`. */
  levels: Readonly<Record<string, number>>
}

/**
 * The histories of these agents, by id. No day of theirs can be settled until the end of the transaction, so that a line never gets a
 * day that was paid without it.
 */
export async function lockAgentHistories(tx: Db, agentIds: readonly string[]): Promise<Map<string, AgentHistory>> {
  const ids = [...new Set(agentIds)]
  if (ids.length === 0) return new Map()
  const locked = await query<Pick<AgentHistory, 'agentId' | 'settledThrough'>>(tx)`
    select user_id as agent_id, settled_through from agents where user_id = any(${ids}::text[]) order by user_id for share
  `
  const rows = await query<Pick<AgentHistory, 'agentId' | 'terms' | 'levels'>>(tx)`
    select agent_id,
      (select jsonb_agg(jsonb_build_object('since', since, 'rates', rates, 'withinUpline', within_upline, 'isSuspended', is_suspended) order by since desc)
        from agent_terms t where t.campaign_id = a.campaign_id and t.agent_id = a.agent_id) as terms,
      coalesce((select jsonb_object_agg(month, level) from agent_levels l
        where l.campaign_id = a.campaign_id and l.agent_id = a.agent_id), '{}') as levels
    from (select campaign_id, user_id as agent_id from agents where user_id = any(${ids}::text[])) as a
  `
  const settled = new Map(locked.map(({ agentId, settledThrough }) => [agentId, settledThrough]))
  return new Map(rows.map((row) => [row.agentId, { ...row, settledThrough: settled.get(row.agentId) ?? null }]))
}
