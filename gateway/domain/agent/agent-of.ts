import type { CallAnswer } from '#lib/contract/define-call.ts'
import type { isAgent } from '#lib/contract/agent/is-agent.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findUser } from '#gateway/db/users.ts'

/** Agent data of the caller, or null for other users (AUTH-8). @assumed an empty level for an agent without one */
export async function agentOf(
  { db }: Pick<GatewayContext, 'db'>,
  { userId }: Caller,
): Promise<CallAnswer<typeof isAgent>> {
  const user = await findUser(db, userId)
  if (user === undefined || user.agentId === null) return null
  return { agentId: user.agentId, level: user.agentLevel ?? '', vipCode: user.vipCode }
}
