import { sql } from 'kysely'
import type { AgreedRates } from './agents.ts'
import type { Db } from '../../db/client.ts'

/** An agent right below another one. */
export interface SubAgentRow {
  userId: string
  /** The id of its account as an agent. */
  subAgentId: string
  joinedAt: number
  suspendedAt: number | null
}

/** `subAgentId`: only this one. In the order in which they joined. */
export async function listSubAgents(
  db: Db,
  { campaignId, uplineId, subAgentId }: { campaignId: string; uplineId: string; subAgentId?: string },
) {
  const { rows } = await sql<SubAgentRow>`
    select a.user_id, u.agent_id as sub_agent_id, a.joined_at, a.suspended_at
    from agents a join users u on u.user_id = a.user_id
    where a.campaign_id = ${campaignId} and a.upline_id = ${uplineId} and u.agent_id is not null
      and (${subAgentId ?? null}::text is null or u.agent_id = ${subAgentId ?? null})
    order by a.joined_at, a.user_id
  `.execute(db)
  return rows
}

/** All direct referrals of these agents, and those of them who have traded, by agent. */
export async function countPeople(db: Db, campaignId: string, agentIds: readonly string[]) {
  const { rows } = await sql<{ agentId: string; people: number; traded: number }>`
    select agent_id, count(*) as people, count(first_trade_at) as traded from agent_referrals
    where campaign_id = ${campaignId} and agent_id = any(${agentIds}::text[]) group by agent_id
  `.execute(db)
  return new Map(rows.map(({ agentId, people, traded }) => [agentId, { people, traded }]))
}

export interface TermsRow {
  since: number
  rates: AgreedRates | null
  withinUpline: boolean
}

/** The agreed rates of an agent and from when on, the newest first. */
export const listTerms = (db: Db, campaignId: string, agentId: string): Promise<TermsRow[]> =>
  db
    .selectFrom('agentTerms')
    .select(['since', 'rates', 'withinUpline'])
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .orderBy('since', 'desc')
    .execute()
