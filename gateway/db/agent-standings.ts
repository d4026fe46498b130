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
