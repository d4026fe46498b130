import { sql } from 'kysely'
import { findInviter } from '../../accounts/db/users.ts'
import type { Db } from '../../db/client.ts'

/**
 * The agent of an invite code, in any case of its letters, with the code as it is stored: the main one of the account, or one that
 * the agent made. null for an unknown code, for the code of an ordinary user, and for one that is paused at `at`.
 */
export async function agentByCode(db: Db, code: string, at: number) {
  const user = await findInviter(db, code, at)
  return user && user.agentId !== null
    ? { userId: user.userId, loginName: user.loginName, vipCode: code.toUpperCase() }
    : null
}

/** The invite codes of agents, at most `limit`. */
export async function listAgentCodes(db: Db, limit: number) {
  const agents = db
    .selectFrom('users')
    .select('vipCode')
    .where('agentId', 'is not', null)
    .orderBy('userId')
    .limit(limit)
  return (await agents.execute()).map(({ vipCode }) => vipCode)
}

interface Binding {
  userId: string
  code: string
  agentUserId: string
  activityId: string
  boundAt: number
}

/** @returns false when the user has a binding already, also by a call that ran at the same time */
export async function bindToAgent(tx: Db, binding: Binding) {
  const inserted = await tx
    .insertInto('kolBindings')
    .values(binding)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The code that a user is bound to, or null. */
export async function boundCode(db: Db, userId: string) {
  const row = await db.selectFrom('kolBindings').select('code').where('userId', '=', userId).executeTakeFirst()
  return row?.code ?? null
}

/** Users with their KOL binding; its columns are null without one. An unknown user has no row. */
export function listUsersWithBinding(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('users as u')
    .leftJoin('kolBindings as k', 'k.userId', 'u.userId')
    .select(['u.userId', 'u.createdAt', 'u.vipCode', 'u.invitedByCode', 'k.code', 'k.boundAt'])
    .where('u.userId', '=', sql<string>`any(${userIds}::text[])`)
    .execute()
}
