import type { Caller, GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { spendChallenge } from '#gateway/accounts/db/captcha.ts'
import { endFamiliesOfProvider, endFamily, findToken, lockFamily } from '#gateway/accounts/db/tokens.ts'
import type { Db } from '#gateway/db/client.ts'
import { LogoutRefused, type EndedSession } from '#gateway/oidc/logout-token.ts'
import { hashToken } from './tokens.ts'
import { withTransaction } from '#gateway/db/transaction.ts'

async function logOut(tx: Db, family: Pick<Caller, 'familyId' | 'userId'>, at: number) {
  await lockFamily(tx, family)
  if (await endFamily(tx, family, 'LOGOUT', at))
    await writeAudit(tx, { at, actor: family.userId, action: 'session.logout', subject: family.familyId, detail: {} })
}

/** Ends every token of the login at once, also the access tokens of its other tabs (contract §3). */
export async function endSession(gateway: GatewayContext, caller: Caller): Promise<Record<string, never>> {
  await withTransaction(gateway.db, (tx) => logOut(tx, caller, gateway.clock.now()))
  return {}
}

/** Ends the session that a browser had before a login, also that of another user. `token`: its session cookie */
export async function endSessionBefore(tx: Db, token: string | undefined, at: number) {
  const found = token === undefined ? undefined : await findToken(tx, hashToken(token), 'session')
  if (found !== undefined) await logOut(tx, found, at)
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
) {
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
