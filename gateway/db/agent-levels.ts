import { sql } from 'kysely'
import type { AgentProduct } from '#lib/contract/agent/agent.ts'
import type { Db } from './client.ts'

export interface AgentStanding {
  userId: string
  /** Position in the levels of the campaign. */
  level: number
  rates: Partial<Record<AgentProduct, string>> | null
}

/** The newest decided level up to a month, the first without one, and the agreed rates of these agents. */
export async function listStandings(
  db: Db,
  { campaignId, userIds, month }: { campaignId: string; userIds: readonly string[]; month: string },
): Promise<AgentStanding[]> {
  const { rows } = await sql<AgentStanding>`
    select a.user_id, a.rates, coalesce((
      select l.level from agent_levels l
      where l.campaign_id = a.campaign_id and l.agent_id = a.user_id and l.month <= ${month} order by l.month desc limit 1
    ), 0) as level
    from agents a where a.campaign_id = ${campaignId} and a.user_id = any(${userIds}::text[])
  `.execute(db)
  return rows
}

/** Direct referrals of an agent with at least this volume within a time, ms: start inclusive, end exclusive. */
export async function countActiveTraders(
  db: Db,
  { campaignId, agentId, start, end }: { campaignId: string; agentId: string; start: number; end: number },
  activeVolume: string,
): Promise<number> {
  // A join would let the planner read the sums once for each referral, because it does not know the sizes of agents.
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select user_id from referral_sums where campaign_id = ${campaignId} and agent_id = ${agentId}
        and bucket >= ${start}::bigint / 900000 and bucket < ${end}::bigint / 900000
      group by user_id having sum(volume) >= ${activeVolume}::numeric
    ) as active
    where (select r.agent_id from agent_referrals r where r.user_id = active.user_id) = ${agentId}
  `.execute(db)
  return rows[0]?.count ?? 0
}
