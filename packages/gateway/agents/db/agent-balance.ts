import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Decimal strings in USDT. */
export interface AgentBalance {
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
): Promise<AgentBalance> {
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
