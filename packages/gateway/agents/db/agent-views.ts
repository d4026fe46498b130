import { sql } from 'kysely'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import type { Db } from '../../db/client.ts'

/** Empty until the agent saves one. */
export async function listAgentViews(db: Db, campaignId: string, agentId: string) {
  const row = await db
    .selectFrom('agentViews')
    .select('items')
    .where('campaignId', '=', campaignId)
    .where('agentId', '=', agentId)
    .executeTakeFirst()
  return row?.items ?? []
}

/** Replaces all of them. */
export async function saveAgentViews(
  db: Db,
  campaignId: string,
  agentId: string,
  items: readonly AgentView[],
  at: number,
) {
  await sql`
    insert into agent_views (campaign_id, agent_id, items, updated_at)
    values (${campaignId}, ${agentId}, ${JSON.stringify(items)}::jsonb, ${at}::bigint)
    on conflict (campaign_id, agent_id) do update set items = excluded.items, updated_at = excluded.updated_at
  `.execute(db)
}
