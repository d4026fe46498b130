import { sql, type Selectable } from 'kysely'
import type { Db } from '../../db/client.ts'
import type { AgentCodesTable } from '../../db/tables/agents.ts'

interface Mine {
  campaignId: string
  agentId: string
}

export type OwnCode = Pick<Selectable<AgentCodesTable>, 'code' | 'label' | 'isMain' | 'position'> & {
  isPaused: boolean
}

/** The codes of one agent, locked, in no order. */
export async function lockOwnCodes(tx: Db, { campaignId, agentId }: Mine) {
  const { rows } = await sql<OwnCode>`
    select c.code, c.label, c.is_main, c.position,
      exists (select from agent_code_pauses p where p.code = c.code and p.resumed_at is null) as is_paused
    from agent_codes c where c.campaign_id = ${campaignId} and c.agent_id = ${agentId} for update of c
  `.execute(tx)
  return rows
}

export const labelCode = (tx: Db, code: string, label: string) =>
  tx.updateTable('agentCodes').set({ label }).where('code', '=', code).execute()

/** A code that was resumed in the same millisecond is paused again by the same interval. */
export const pauseCode = (tx: Db, code: string, pausedAt: number) =>
  tx
    .insertInto('agentCodePauses')
    .values({ code, pausedAt, resumedAt: null })
    .onConflict((conflict) => conflict.columns(['code', 'pausedAt']).doUpdateSet({ resumedAt: null }))
    .execute()

/** `greatest`: the clock of another instance may be behind. */
export const resumeCode = (tx: Db, code: string, resumedAt: number) =>
  sql`
    update agent_code_pauses set resumed_at = greatest(paused_at, ${resumedAt}::bigint)
    where code = ${code} and resumed_at is null
  `.execute(tx)

/** Numbers these codes from 0, in the order of the list. */
export const orderCodes = (tx: Db, codes: readonly string[]) =>
  sql`
    update agent_codes c set position = o.place - 1
    from unnest(${codes}::text[]) with ordinality as o(code, place) where c.code = o.code
  `.execute(tx)

/** Whether a code is an agent's and binds no new user at the moment. An unknown code is not paused. */
export async function isCodePaused(db: Db, code: string, at: number) {
  const { rows } = await sql<{ paused: boolean }>`
    select is_code_paused(${code.toUpperCase()}, ${at}::bigint) as paused
  `.execute(db)
  return rows[0]?.paused ?? false
}

/** The user of an invite code, in upper case. */
export const findCodeOwner = async (db: Db, code: string) =>
  (await db.selectFrom('inviteCodes').select('userId').where('code', '=', code).executeTakeFirst())?.userId

/**
 * Writes who has an invite code. The directory of codes may be on another node than their owners, where no trigger writes it.
 * @returns false when another user has it
 */
export async function takeInviteCode(tx: Db, code: string, userId: string) {
  await tx
    .insertInto('inviteCodes')
    .values({ code, userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findCodeOwner(tx, code)) === userId
}
