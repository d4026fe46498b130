import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** An agent and those below it. */
export interface BranchAgent {
  userId: string
  /** null for the agent at the top of the branch. */
  uplineId: string | null
  /** 0 for the agent itself. */
  depth: number
  loginName: string
  codes: readonly string[]
  /** null for an agent without a code. */
  mainCode: string | null
}

/** The agent first, then those below by depth and by when they joined. */
export async function listBranch(db: Db, campaignId: string, agentId: string) {
  const { rows } = await sql<BranchAgent>`
    with recursive branch as (
      select user_id, null::text as upline_id, 0 as depth, joined_at from agents
      where campaign_id = ${campaignId} and user_id = ${agentId}
      union all
      select a.user_id, a.upline_id, b.depth + 1, a.joined_at from branch b
      join agents a on a.campaign_id = ${campaignId} and a.upline_id = b.user_id
    )
    select b.user_id, b.upline_id, b.depth, u.login_name,
      coalesce(array_agg(c.code order by c.created_at, c.code) filter (where c.code is not null), '{}') as codes,
      max(c.code) filter (where c.is_main) as main_code
    from branch b join users u on u.user_id = b.user_id
    left join agent_codes c on c.campaign_id = ${campaignId} and c.agent_id = b.user_id
    group by b.user_id, b.upline_id, b.depth, b.joined_at, u.login_name
    order by b.depth, b.joined_at, b.user_id
  `.execute(db)
  return rows
}
