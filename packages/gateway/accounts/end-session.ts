import type { Caller, GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { spendChallenge } from '#gateway/accounts/db/captcha.ts'
import { endFamiliesOfProvider, endFamily, lockFamily } from '#gateway/accounts/db/tokens.ts'
import { LogoutRefused, type EndedSession } from '#gateway/oidc/logout-token.ts'
import { hashToken } from './tokens.ts'
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

/**
 * Ends the sessions here that came from a session at the provider of the exchange. A person who is unknown or has none left is logged out
 * already.
 * @throws LogoutRefused when the token was used before
 */
export async function endSessionsOfProvider(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  issuer: string,
  { subject, sid, id, until }: EndedSession,
): Promise<void> {
  const at = clock.now()
  await withTransaction(db, async (tx) => {
    // In the transaction: the provider may send the token of a logout that failed again.
    if (!(await spendChallenge(tx, hashToken(`${issuer} logout ${id}`), until)))
      throw new LogoutRefused('the token was used before')
    const ended = await endFamiliesOfProvider(tx, { issuer, subject, sid }, at)
    for (const [userId, sessions] of ended)
      if (sessions > 0)
        await writeAudit(tx, {
          at,
          actor: 'provider',
          action: 'session.end',
          subject: userId,
          detail: { sessions },
        })
  })
}
