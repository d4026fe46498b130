import { query, queryRow, queryValues, type Db, type Row } from '../../db/client.ts'

/** Agents of a campaign that are not settled up to a day; `after` the last one of the page before. */
export const listUnsettledAgents = (
  db: Db,
  campaignId: string,
  day: string,
  { after, limit }: { after: string; limit: number },
) =>
  queryValues<string>(db)`
    select user_id from agents where campaign_id = ${campaignId} and user_id > ${after}
      and (settled_through is null or settled_through < ${day})
    order by user_id limit ${limit}
  `

/** Locks an agent for the settlement of its days. undefined when another instance has settled them. */
export const lockUnsettled = (tx: Db, { campaignId, agentId, day }: Record<'campaignId' | 'agentId' | 'day', string>) =>
  queryRow<{ settledThrough: string | null; carried: string } | undefined>(tx)`
    select settled_through, carried from agents where campaign_id = ${campaignId} and user_id = ${agentId}
      and (settled_through is null or settled_through < ${day}) for update
  `

/** The open lines of a day, in sums; decimal strings. */
export interface OpenDay {
  day: string
  lines: number
  amount: string
  /** The shares of friends. */
  friends: readonly { userId: string; amount: string }[]
}

/** The unpaid days of an agent up to `day`, the first `limit` of them. The agent must be locked. */
export const listOpenDays = (
  tx: Db,
  { campaignId, agentId, after, day }: Record<'campaignId' | 'agentId' | 'after' | 'day', string>,
  limit: number,
) =>
  query<OpenDay>(tx)`
    with open as (
      select settle_day, user_id, count(*) as lines, sum(rebate) as amount, sum(friend_rebate) as friend from rebate_lines
      where campaign_id = ${campaignId} and agent_id = ${agentId} and settle_day > ${after} and settle_day <= ${day}
      group by settle_day, user_id
    )
    select settle_day as day, sum(lines)::bigint as lines, sum(amount) as amount,
      coalesce(jsonb_agg(jsonb_build_object('userId', user_id, 'amount', friend::text) order by user_id) filter (where friend > 0), '[]')
        as friends
    from open group by settle_day order by settle_day limit ${limit}
  `

/** Stores the settled days, the last settled `day` of the agent, and the negative rest that it carries over. */
export async function saveSettlements(
  tx: Db,
  { campaignId, agentId, day, carried }: Record<'campaignId' | 'agentId' | 'day' | 'carried', string>,
  settlements: readonly Row<'rebateSettlements'>[],
) {
  if (settlements.length > 0)
    await tx
      .insertInto('rebateSettlements')
      .values([...settlements])
      .execute()
  await query(tx)`
    update agents set settled_through = ${day}, carried = ${carried}::numeric
    where campaign_id = ${campaignId} and user_id = ${agentId}
  `
}
