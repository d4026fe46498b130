import { insertNew, query, queryRow, queryValue, type Db, type Row } from '../../db/client.ts'

/** ms; start inclusive, end exclusive. */
interface CountedWindow {
  userId: string
  start: number
  end: number
}

/**
 * Direct referrals of an agent whose lines have at least this volume within a time, ms: start inclusive, end exclusive, each with the part of it in
 * which facts count. Not all of that volume need count, so these are all who may be active traders.
 */
export const listTraders = (
  db: Db,
  {
    campaignId,
    agentId,
    start,
    end,
    volume,
    after,
    limit,
  }: Record<'campaignId' | 'agentId' | 'volume' | 'after', string> & Record<'start' | 'end' | 'limit', number>,
) =>
  query<CountedWindow>(db)`
    select t.user_id, greatest(${start}::bigint, r.bound_at, k.start_time) as start, least(${end}::bigint, k.end_time) as "end" from (
      select user_id from rebate_lines
      where campaign_id = ${campaignId} and agent_id = ${agentId} and at >= ${start}::bigint and at < ${end}::bigint and source = 'DIRECT'
        and user_id > ${after}
      group by user_id having sum(volume) >= ${volume}::numeric order by user_id limit ${limit}
    ) as t join agent_referrals r on r.user_id = t.user_id join agent_campaigns k on k.campaign_id = r.campaign_id
    order by t.user_id
  `

export interface UndecidedAgent {
  agentId: string
  lastMonth: string
  lastLevel: number
}

/** Agents of a campaign whose last level is of a month before this one, with that month; at most `limit`. */
export const listUndecided = (
  db: Db,
  campaignId: string,
  month: string,
  { after, limit }: { after: string; limit: number },
) =>
  query<UndecidedAgent>(db)`
    select a.user_id as agent_id, l.month as last_month, l.level as last_level
    from agents a cross join lateral (
      select month, level from agent_levels l where l.campaign_id = a.campaign_id and l.agent_id = a.user_id
      order by month desc limit 1
    ) as l
    where a.campaign_id = ${campaignId} and a.user_id > ${after} and l.month < ${month} order by a.user_id limit ${limit}
  `

/**
 * Whether facts of an agent's direct referrals from before `until`, ms, wait for their lines, also those that wait for a level. Ignores the
 * second entry of a new referral, which has no known facts.
 */
export const areFactsWaiting = (db: Db, { agentId, until, now }: { agentId: string; until: number; now: number }) =>
  queryValue<boolean>(db)`
    select exists (
      select 1 from rebate_queue q join agent_referrals r on r.user_id = q.user_id
      where r.agent_id = ${agentId} and q.earliest_at < ${until}::bigint
        and (q.since <= ${now}::bigint or q.earliest_at > 0)
    ) as waiting
  `

/** Stores the level of a month. @returns false when it was decided before */
export const insertLevel = (tx: Db, level: Row<'agentLevels'>) => insertNew(tx, 'agentLevels', level)

/** `level`: the position in the levels of the campaign. */
export type AgentStanding = Pick<Row<'agents'>, 'userId' | 'rates' | 'uplineId' | 'withinUpline'> & { level: number }

/** The newest decided level up to a month, the first without one, and the agreed rates of these agents and of all above them. */
export const listStandings = (
  db: Db,
  { campaignId, userIds, month }: { campaignId: string; userIds: readonly string[]; month: string },
) =>
  query<AgentStanding>(db)`
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
  `

/** Decimal strings in USDT. */
interface AgentBalance {
  /** The lines of the days that are not paid yet. */
  pending: string
  /** The lines of all paid days. */
  settled: string
  /** The earliest day with a rebate that is not paid yet, `YYYY-MM-DD`; null without one. */
  nextDay: string | null
  /** The lines of that day. */
  due: string
}

/** The paid and pending rebates of an agent. @param settledThrough the last paid day */
export const readAgentBalance = (
  db: Db,
  { campaignId, userId, settledThrough }: { campaignId: string; userId: string; settledThrough: string | null },
) =>
  queryRow<AgentBalance>(db)`
    select trim_scale(coalesce(sum(rebate), 0)) as pending, min(settle_day) filter (where is_paying) as next_day,
      coalesce((array_agg(trim_scale(rebate) order by settle_day) filter (where is_paying))[1], 0) as due, (
        select trim_scale(coalesce(sum(amount), 0)) from rebate_settlements where campaign_id = ${campaignId} and agent_id = ${userId}
      ) as settled
    from (
      select settle_day, sum(rebate) as rebate, bool_or(rebate <> 0) as is_paying from rebate_lines
      where campaign_id = ${campaignId} and agent_id = ${userId} and settle_day > ${settledThrough ?? ''} group by settle_day
    ) as days
  `
