import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { AgentCodesTable } from '../../db/tables/agents.ts'
import { writeAudit } from '../../seals/db/audit-log.ts'
import { sqlState, withTransaction } from '../../db/transaction.ts'

const UNIQUE_VIOLATION = '23505'

type NewCode = Insertable<AgentCodesTable>

/**
 * Adds a code unless the agent has `maximum` already. The agent's row is locked, so that calls at the same moment count each other.
 * @returns the reason why it was not added; null: it was
 */
export async function createCode(
  db: Kysely<Database>,
  code: NewCode,
  maximum: number,
): Promise<'FULL' | 'TAKEN' | null> {
  try {
    return await withTransaction(db, async (tx) => {
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
  } catch (error) {
    // The code belongs to an account (trigger `agent_codes_reserve_code`).
    if (sqlState(error) === UNIQUE_VIOLATION) return 'TAKEN'
    throw error
  }
}
