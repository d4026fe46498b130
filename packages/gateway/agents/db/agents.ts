import { sql, type Selectable } from 'kysely'
import type { AgentProduct } from '@fanfare/contract/agent/agent.ts'
import type { Db } from '../../db/client.ts'
import type { AgentsTable } from '../../db/tables/agents.ts'

export type CampaignAgent = Selectable<AgentsTable>
export type AgreedRates = Partial<Record<AgentProduct, string>>

/** The user as an agent; no line of theirs is written until the end of the transaction. */
export async function lockAgent(tx: Db, userId: string): Promise<CampaignAgent | null> {
  const row = await tx.selectFrom('agents').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst()
  return row ?? null
}

export async function findAgent(db: Db, userId: string): Promise<CampaignAgent | null> {
  const row = await db.selectFrom('agents').selectAll().where('userId', '=', userId).executeTakeFirst()
  return row ?? null
}

/** How many agents there are from this one to the top of its tree, itself included. */
export async function depthOf(db: Db, userId: string) {
  const { rows } = await sql<{ depth: number }>`
    with recursive above as (
      select user_id, upline_id, campaign_id, 1 as depth from agents where user_id = ${userId}
      union all
      select a.user_id, a.upline_id, a.campaign_id, b.depth + 1
      from above b join agents a on a.campaign_id = b.campaign_id and a.user_id = b.upline_id
    ) select max(depth) as depth from above
  `.execute(db)
  return rows[0]?.depth ?? 0
}

export interface AgentTerms {
  campaignId: string
  agentId: string
  rates: AgreedRates | null
  /** The agent above has set the rates, which hold at most at its own. */
  withinUpline: boolean
  isSuspended: boolean
}

/** Inserts an agent with its first terms. */
export async function insertAgent(
  tx: Db,
  { uplineId, joinedAt, ...terms }: AgentTerms & { uplineId: string | null; joinedAt: number },
) {
  const { campaignId, agentId, rates, withinUpline, isSuspended } = terms
  await tx
    .insertInto('agents')
    .values({
      campaignId,
      userId: agentId,
      uplineId,
      rates: rates === null ? null : JSON.stringify(rates),
      withinUpline,
      joinedAt,
      suspendedAt: isSuspended ? joinedAt : null,
      settledThrough: null,
    })
    .execute()
  await insertTerms(tx, terms, joinedAt)
}

/** Changes the terms of a locked agent from now on, or from after its newest line, which has the terms before. @returns since when, ms */
export async function changeTerms(tx: Db, terms: AgentTerms, now: number) {
  const { campaignId, agentId, rates, withinUpline, isSuspended } = terms
  const newest = await tx
    .selectFrom('rebateLines')
    .select('at')
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = Math.max(now, (newest?.at ?? 0) + 1)
  await sql`
    update agents set rates = ${rates === null ? null : JSON.stringify(rates)}::jsonb, within_upline = ${withinUpline},
      suspended_at = case when ${isSuspended} then coalesce(suspended_at, ${since}::bigint) end
    where campaign_id = ${campaignId} and user_id = ${agentId}
  `.execute(tx)
  await insertTerms(tx, terms, since)
  return since
}

const insertTerms = (tx: Db, terms: AgentTerms, since: number) =>
  sql`
    insert into agent_terms (campaign_id, agent_id, since, rates, within_upline, is_suspended)
    values (${terms.campaignId}, ${terms.agentId}, ${since}::bigint,
      ${terms.rates === null ? null : JSON.stringify(terms.rates)}::jsonb, ${terms.withinUpline}, ${terms.isSuspended})
    on conflict (campaign_id, agent_id, since) do update set rates = excluded.rates, within_upline = excluded.within_upline,
      is_suspended = excluded.is_suspended
  `.execute(tx)

/** Gives the user an agent account, which a user may have already. @returns its id */
export async function ensureAgentAccount(tx: Db, userId: string, newId: string) {
  const { rows } = await sql<{ agentId: string }>`
    update users set agent_id = coalesce(agent_id, ${newId}) where user_id = ${userId} returning agent_id
  `.execute(tx)
  return rows[0]?.agentId ?? newId
}

/** The agents of all campaigns after this one, in the order of their ids. */
export async function listAgentIds(db: Db, { after, limit }: { after: string; limit: number }) {
  const agents = db.selectFrom('agents').select('userId').where('userId', '>', after).orderBy('userId').limit(limit)
  return (await agents.execute()).map(({ userId }) => userId)
}

/** The referrals of an agent and of all agents below. */
export async function listReferralsBelow(db: Db, agentId: string) {
  const { rows } = await sql<{ userId: string }>`
    with recursive below as (
      select campaign_id, user_id from agents where user_id = ${agentId}
      union all
      select a.campaign_id, a.user_id from below b join agents a on a.campaign_id = b.campaign_id and a.upline_id = b.user_id
    )
    select r.user_id from below b join agent_referrals r on r.campaign_id = b.campaign_id and r.agent_id = b.user_id
  `.execute(db)
  return rows.map(({ userId }) => userId)
}
