import { query, queryValue, queryValues, type Db, type Row } from '../../db/client.ts'

/** The user as an agent; no line of theirs is written until the end of the transaction. */
export const lockAgent = (tx: Db, userId: string) =>
  tx.selectFrom('agents').selectAll().where('userId', '=', userId).forUpdate().executeTakeFirst()

export const findAgent = (db: Db, userId: string) =>
  db.selectFrom('agents').selectAll().where('userId', '=', userId).executeTakeFirst()

/** How many agents there are from this one to the top of its tree, itself included. */
export const depthOf = (db: Db, userId: string) =>
  queryValue<number>(db)`
    with recursive above as (
      select user_id, upline_id, campaign_id, 1 as depth from agents where user_id = ${userId}
      union all
      select a.user_id, a.upline_id, a.campaign_id, b.depth + 1
      from above b join agents a on a.campaign_id = b.campaign_id and a.user_id = b.upline_id
    ) select coalesce(max(depth), 0) as depth from above
  `

interface AgentTerms {
  campaignId: string
  agentId: string
  rates: Row<'agents'>['rates']
  /** The agent above has set the rates, which cannot exceed its own. */
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
      rates: rates && JSON.stringify(rates),
      withinUpline,
      joinedAt,
      suspendedAt: isSuspended ? joinedAt : null,
      settledThrough: null,
    })
    .execute()
  await insertTerms(tx, terms, joinedAt)
}

/** Changes the terms of a locked agent from now on, or from after its newest line, which keeps the old terms. @returns since when, ms */
export async function changeTerms(tx: Db, terms: AgentTerms, now: number) {
  const { campaignId, agentId, rates, withinUpline, isSuspended } = terms
  const since = await queryValue<number>(tx)`
    select greatest(${now}::bigint, max(at) + 1) from rebate_lines where campaign_id = ${campaignId} and agent_id = ${agentId}`
  await query(tx)`
    update agents set rates = ${rates && JSON.stringify(rates)}::jsonb, within_upline = ${withinUpline},
      suspended_at = case when ${isSuspended} then coalesce(suspended_at, ${since}::bigint) end
    where campaign_id = ${campaignId} and user_id = ${agentId}
  `
  await insertTerms(tx, terms, since)
  return since
}

const insertTerms = (tx: Db, terms: AgentTerms, since: number) =>
  query(tx)`
    insert into agent_terms (campaign_id, agent_id, since, rates, within_upline, is_suspended)
    values (${terms.campaignId}, ${terms.agentId}, ${since}::bigint,
      ${terms.rates && JSON.stringify(terms.rates)}::jsonb, ${terms.withinUpline}, ${terms.isSuspended})
    on conflict (campaign_id, agent_id, since) do update set rates = excluded.rates, within_upline = excluded.within_upline,
      is_suspended = excluded.is_suspended
  `

/** Gives the user an agent account, which a user may have already. @returns its id */
export const ensureAgentAccount = (tx: Db, userId: string, newId: string) =>
  queryValue<string>(tx)`
    update users set agent_id = coalesce(agent_id, ${newId}) where user_id = ${userId} returning agent_id
  `

/** The agents of all campaigns after this one, in the order of their ids. */
export const listAgentIds = (db: Db, { after, limit }: { after: string; limit: number }) =>
  queryValues<string>(db)`select user_id from agents where user_id > ${after} order by user_id limit ${limit}`

/** The referrals of an agent and of all agents below. */
export const listReferralsBelow = (db: Db, agentId: string) =>
  queryValues<string>(db)`
    with recursive below as (
      select campaign_id, user_id from agents where user_id = ${agentId}
      union all
      select a.campaign_id, a.user_id from below b join agents a on a.campaign_id = b.campaign_id and a.upline_id = b.user_id
    )
    select r.user_id from below b join agent_referrals r on r.campaign_id = b.campaign_id and r.agent_id = b.user_id
  `

/** An agent right below another one; `subAgentId` is the id of its account as an agent. */
export type SubAgentRow = Pick<Row<'agents'>, 'userId' | 'joinedAt' | 'suspendedAt'> & { subAgentId: string }

/** In the order in which they joined; with `subAgentId`, only this one. */
export const listSubAgents = (
  db: Db,
  { campaignId, uplineId, subAgentId }: { campaignId: string; uplineId: string; subAgentId?: string },
) =>
  query<SubAgentRow>(db)`
    select a.user_id, u.agent_id as sub_agent_id, a.joined_at, a.suspended_at
    from agents a join users u on u.user_id = a.user_id
    where a.campaign_id = ${campaignId} and a.upline_id = ${uplineId} and u.agent_id is not null
      and (${subAgentId ?? null}::text is null or u.agent_id = ${subAgentId ?? null})
    order by a.joined_at, a.user_id
  `

/** All direct referrals of these agents, and those of them who have traded, by agent. */
export async function countPeople(db: Db, campaignId: string, agentIds: readonly string[]) {
  const rows = await query<{ agentId: string; people: number; traded: number }>(db)`
    select agent_id, count(*) as people, count(first_trade_at) as traded from agent_referrals
    where campaign_id = ${campaignId} and agent_id = any(${agentIds}::text[]) group by agent_id
  `
  return new Map(rows.map(({ agentId, people, traded }) => [agentId, { people, traded }]))
}

/** The agreed rates of an agent and from when on, the newest first. */
export const listTerms = (db: Db, campaignId: string, agentId: string) =>
  db
    .selectFrom('agentTerms')
    .select(['since', 'rates', 'withinUpline'])
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .orderBy('since', 'desc')
    .execute()

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
export const listBranch = (db: Db, campaignId: string, agentId: string) =>
  query<BranchAgent>(db)`
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
  `
