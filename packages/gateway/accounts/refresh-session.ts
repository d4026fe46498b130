import type { refreshToken } from '@fanfare/contract/session/session.ts'
import { isSameOrigin } from '@fanfare/kernel/net/origin.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Handler } from '#gateway/route.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import type { Db } from '#gateway/db/client.ts'
import {
  endFamily,
  findToken,
  insertTokens,
  lockFamily,
  markUsed,
  type FoundToken,
} from '#gateway/accounts/db/tokens.ts'
import { forgetDevices } from '#gateway/accounts/db/remembered-devices.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { authenticate, hashToken, successorTokens, tokenRows } from './tokens.ts'
import { sessionOf, type OpenedSession } from './open-session.ts'
import { answerSession, expiredCookies, refreshCookieName } from './session-cookies.ts'

/** Contract §3: how long the immediate parent gets the same successor again, for two tabs or a lost answer. */
const REPEAT_MS = 10_000

type Outcome =
  | OpenedSession
  | { refusal: 'LOGGED_OUT' | 'SESSION_ENDED' }
  /** This exchange ended the family. */
  | { refusal: 'SESSION_ENDED'; reused: true }

async function endForReuse(tx: Db, parent: FoundToken, now: number): Promise<Outcome> {
  await endFamily(tx, parent, 'REUSE', now)
  // A thief may have had the browser's other cookies, too.
  await forgetDevices(tx, parent.userId)
  await writeAudit(tx, { at: now, actor: parent.userId, action: 'session.reuse', subject: parent.familyId, detail: {} })
  return { refusal: 'SESSION_ENDED', reused: true }
}

async function exchange(gateway: GatewayContext, tx: Db, token: string): Promise<Outcome> {
  const now = gateway.clock.now()
  const hash = hashToken(token)
  const known = await findToken(tx, hash, 'refresh')
  if (known === undefined) return { refusal: 'LOGGED_OUT' }
  const began = await lockFamily(tx, known)
  // Read again under the lock, because another tab may have exchanged it since.
  const parent = await findToken(tx, hash, 'refresh')
  const { caller, refusal } = authenticate(parent, now)
  if (parent === undefined || caller === null) return { refusal: refusal ?? 'LOGGED_OUT' }
  const user = await findUser(tx, caller.userId)
  if (user === undefined) return { refusal: 'LOGGED_OUT' }

  const until = began + gateway.config.sessionMs
  // `SESSION_DAYS` was shortened.
  if (until <= now) return { refusal: 'LOGGED_OUT' }
  const tokens = successorTokens(gateway.keys.successor, token)
  if (parent.usedAt === null) {
    await markUsed(tx, hash, now)
    await insertTokens(tx, tokenRows(tokens, parent, { now, until }))
    return { session: sessionOf(user, tokens, { now, until }), tokens, device: null }
  }
  const successor = await findToken(tx, hashToken(tokens.refresh), 'refresh')
  const isImmediateParent = successor !== undefined && successor.usedAt === null
  if (!isImmediateParent || now - parent.usedAt > REPEAT_MS) return endForReuse(tx, parent, now)
  return { session: sessionOf(user, tokens, { now: parent.usedAt, until }), tokens, device: null }
}

/**
 * Exchanges a refresh token for its one successor (contract §3). Within 10 s the immediate parent gets the same one again; an
 * older or later token ends the whole family.
 * @throws DomainError LOGIN_NEEDED, LOGGED_OUT (unknown or expired), SESSION_ENDED (reuse, or ended by force)
 */
export const refreshSession: Handler<typeof refreshToken> = async (_request, context) => {
  const { gateway, cookies, header, setCookies } = context
  const token = cookies[refreshCookieName(gateway.config.live)]
  // A request from another site is treated as one without a cookie.
  const source = { site: header('sec-fetch-site'), origin: header('origin'), host: header('host') }
  if (!token || !isSameOrigin(gateway.config, source)) throw new DomainError('LOGIN_NEEDED')
  const outcome = await withTransaction(gateway.db, (tx) => exchange(gateway, tx, token))
  if (!('refusal' in outcome)) return answerSession(context, outcome)
  // The browser drops the cookies of a dead session (AUTH-4).
  setCookies(expiredCookies(context))
  // After the commit: a transaction may run more than once.
  if ('reused' in outcome) gateway.metrics.refreshReuse.inc()
  throw new DomainError(outcome.refusal)
}
