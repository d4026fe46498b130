import { sql } from 'kysely'
import type { Db } from '../../db/client.ts'

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

export interface NewAgentCode {
  code: string
  campaignId: string
  agentId: string
  label: string
  /** The part of the paid fee that a friend gets, a decimal string. */
  givesBack: string
  at: number
}

/** @returns false when the code is taken */
export async function insertAgentCode(tx: Db, { at, ...code }: NewAgentCode): Promise<boolean> {
  const inserted = await tx
    .insertInto('agentCodes')
    .values({ ...code, code: code.code.toUpperCase(), isMain: false, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The agent who has a code, in upper case; null: it is no agent's. */
export async function findAgentByCode(db: Db, code: string): Promise<{ campaignId: string; agentId: string } | null> {
  const codes = db.selectFrom('agentCodes').select(['campaignId', 'agentId']).where('code', '=', code)
  return (await codes.executeTakeFirst()) ?? null
}
