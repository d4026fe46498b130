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
) {
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
export async function readAgentBalance(
  db: Db,
  { campaignId, userId, settledThrough }: { campaignId: string; userId: string; settledThrough: string | null },
) {
  const { rows } = await sql<AgentBalance>`
    select trim_scale(coalesce(sum(rebate), 0)) as pending, min(settle_day) filter (where is_paying) as next_day,
      coalesce((array_agg(trim_scale(rebate) order by settle_day) filter (where is_paying))[1], 0) as due, (
        select trim_scale(coalesce(sum(amount), 0)) from rebate_settlements where campaign_id = ${campaignId} and agent_id = ${userId}
      ) as settled
    from (
      select settle_day, sum(rebate) as rebate, bool_or(rebate <> 0) as is_paying from rebate_lines
      where campaign_id = ${campaignId} and agent_id = ${userId} and settle_day > ${settledThrough ?? ''} group by settle_day
    ) as days
  `.execute(db)
  return rows[0] ?? { pending: '0', settled: '0', nextDay: null, due: '0' }
}
