import { sql, type Selectable } from 'kysely'
import type { Db } from './client.ts'
import type { AgentCodesTable } from './schema.ts'

export type AgentCode = Selectable<AgentCodesTable>

/** A code of an agent of a campaign, in any case of its letters; null for another code. */
export async function findAgentCode(db: Db, code: string): Promise<AgentCode | null> {
  const row = await db
    .selectFrom('agentCodes')
    .selectAll()
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  return row ?? null
}

/** Gives an agent its main code, which is the invite code of its account. */
export async function insertMainCode(
  tx: Db,
  { campaignId, agentId, at }: { campaignId: string; agentId: string; at: number },
): Promise<void> {
  await sql`
    insert into agent_codes (code, campaign_id, agent_id, label, is_main, created_at)
    select upper(vip_code), ${campaignId}, user_id, '', true, ${at}::bigint from users where user_id = ${agentId}
    on conflict do nothing
  `.execute(tx)
}
