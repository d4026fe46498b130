import { sql, type Insertable, type Kysely } from 'kysely'
import { takeInviteCode } from './change-code.ts'
import type { Db } from '../../db/client.ts'
import type { Database } from '../../db/schema.ts'
import type { AgentCodesTable } from '../../db/tables/agents.ts'
import { withTransaction } from '../../db/transaction.ts'
import { writeAudit } from '../../seals/db/audit-log.ts'

/** Gives an agent its main code, which is the invite code of its account. */
export async function insertMainCode(
  tx: Db,
  { campaignId, agentId, at }: { campaignId: string; agentId: string; at: number },
) {
  await sql`
    insert into agent_codes (code, campaign_id, agent_id, label, is_main, created_at)
    select upper(vip_code), ${campaignId}, user_id, '', true, ${at}::bigint from users where user_id = ${agentId}
    on conflict do nothing
  `.execute(tx)
}

interface NewAgentCode {
  code: string
  campaignId: string
  agentId: string
  label: string
  /** The part of the paid fee that a friend gets, a decimal string. */
  givesBack: string
  at: number
}

/** @returns false when the code is taken */
export async function insertAgentCode(tx: Db, { at, ...code }: NewAgentCode) {
  const inserted = await tx
    .insertInto('agentCodes')
    .values({ ...code, code: code.code.toUpperCase(), isMain: false, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The agent who has a code, in upper case; null when it is no agent's. */
export async function findAgentByCode(db: Db, code: string) {
  const codes = db.selectFrom('agentCodes').select(['campaignId', 'agentId']).where('code', '=', code)
  return (await codes.executeTakeFirst()) ?? null
}

type NewCode = Insertable<AgentCodesTable>

/**
 * Adds a code unless the agent has `maximum` already. The agent's row is locked, so that calls at the same moment count each other.
 * @returns the reason why it was not added; null when it was
 */
export async function createCode(db: Kysely<Database>, code: NewCode, maximum: number) {
  return withTransaction(db, async (tx) => {
    const mine = { campaignId: code.campaignId, agentId: code.agentId }
    await tx
      .selectFrom('agents')
      .select('userId')
      .where('campaignId', '=', mine.campaignId)
      .where('userId', '=', mine.agentId)
      .forUpdate()
      .execute()
    const { count } = await tx
      .selectFrom('agentCodes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('campaignId', '=', mine.campaignId)
      .where('agentId', '=', mine.agentId)
      .executeTakeFirstOrThrow()
    if (count >= maximum) return 'FULL'
    if (!(await takeInviteCode(tx, code.code, code.agentId))) return 'TAKEN'
    const added = await tx
      .insertInto('agentCodes')
      .values(code)
      .onConflict((conflict) => conflict.doNothing())
      .returning('code')
      .executeTakeFirst()
    if (added === undefined) return 'TAKEN'
    const { agentId, campaignId, createdAt, givesBack } = code
    await writeAudit(tx, {
      at: createdAt,
      actor: agentId,
      action: 'agent.code_created',
      subject: code.code,
      detail: { campaignId, givesBack },
    })
    return null
  })
}
