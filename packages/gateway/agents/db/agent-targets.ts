import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** Of every month; null when there is no target. */
export interface TargetRow {
  /** Decimal strings in USDT. */
  rebate: string | null
  volume: string | null
  firstTrades: number | null
}

const NO_TARGETS: TargetRow = { rebate: null, firstTrades: null, volume: null }

/** All null until the agent saves one. */
export async function findAgentTargets(db: Db, campaignId: string, agentId: string): Promise<TargetRow> {
  const row = await db
    .selectFrom('agentTargets')
    .select(['rebate', 'firstTrades', 'volume'])
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .executeTakeFirst()
  return row ?? NO_TARGETS
}

/** Replaces all of them. */
export async function saveAgentTargets(
  db: Db,
  campaignId: string,
  agentId: string,
  { rebate, firstTrades, volume }: TargetRow,
  at: number,
) {
  await sql`
    insert into agent_targets (campaign_id, agent_id, rebate, first_trades, volume, updated_at)
    values (${campaignId}, ${agentId}, ${rebate}::numeric, ${firstTrades}::integer, ${volume}::numeric, ${at}::bigint)
    on conflict (campaign_id, agent_id) do update set rebate = excluded.rebate, first_trades = excluded.first_trades,
      volume = excluded.volume, updated_at = excluded.updated_at
  `.execute(db)
}
