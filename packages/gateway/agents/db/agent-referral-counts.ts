import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

/** The direct referrals of an agent who have not traded yet, by the step at which they stopped. */
export async function countNearest(
  db: Db,
  campaignId: string,
  agentId: string,
): Promise<{ deposited: number; verified: number }> {
  const { rows } = await sql<{ deposited: number; verified: number }>`
    select count(*) filter (where first_deposit_at is not null) as deposited,
      count(*) filter (where first_deposit_at is null and verified_at is not null) as verified
    from agent_referrals where campaign_id = ${campaignId} and agent_id = ${agentId} and first_trade_at is null
  `.execute(db)
  return rows[0] ?? { deposited: 0, verified: 0 }
}

/** The referrals of these direct agents, ever and since an instant, ms. */
export async function countReferrals(
  db: Db,
  { campaignId, agentIds, since }: { campaignId: string; agentIds: readonly string[]; since: number },
): Promise<{ all: number; recent: number }> {
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*) as all, count(*) filter (where registered_at >= ${since}::bigint) as recent
    from agent_referrals where campaign_id = ${campaignId} and agent_id = any(${agentIds}::text[])
  `.execute(db)
  return rows[0] ?? { all: 0, recent: 0 }
}
