import type { Caller, GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { endFamily, lockFamily } from '#gateway/accounts/db/tokens.ts'
import { withTransaction } from '#gateway/db/transaction.ts'

/** Ends every token of the login at once, also the access tokens of its other tabs (contract §3). */
export async function endSession(gateway: GatewayContext, caller: Caller): Promise<Record<string, never>> {
  const now = gateway.clock.now()
  await withTransaction(gateway.db, async (tx) => {
    await lockFamily(tx, caller.familyId)
    const ended = await endFamily(tx, caller.familyId, 'LOGOUT', now)
    if (ended)
      await writeAudit(tx, {
        at: now,
        actor: caller.userId,
        action: 'session.logout',
        subject: caller.familyId,
        detail: {},
      })
  })
  return {}
}
