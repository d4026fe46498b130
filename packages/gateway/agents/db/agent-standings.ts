import { sql } from 'kysely'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { Db } from '../../db/client.ts'

export interface AgentStanding {
  userId: string
  /** Position in the levels of the campaign. */
  level: number
  rates: Partial<Record<AgentProduct, string>> | null
  uplineId: string | null
  withinUpline: boolean
}

/** The newest decided level up to a month, the first without one, and the agreed rates of these agents and of all above them. */
export async function listStandings(
  db: Db,
  { campaignId, userIds, month }: { campaignId: string; userIds: readonly string[]; month: string },
): Promise<AgentStanding[]> {
  const { rows } = await sql<AgentStanding>`
    with recursive above as (
      select user_id, upline_id from agents where campaign_id = ${campaignId} and user_id = any(${userIds}::text[])
      union
      select a.user_id, a.upline_id from above b join agents a on a.campaign_id = ${campaignId} and a.user_id = b.upline_id
    )
    select a.user_id, a.rates, a.upline_id, a.within_upline, coalesce((
      select l.level from agent_levels l
      where l.campaign_id = a.campaign_id and l.agent_id = a.user_id and l.month <= ${month} order by l.month desc limit 1
    ), 0) as level
    from above join agents a on a.campaign_id = ${campaignId} and a.user_id = above.user_id
  `.execute(db)
  return rows
}
