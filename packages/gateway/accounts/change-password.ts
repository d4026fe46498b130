import { createHash } from 'node:crypto'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { countAttempt } from '#gateway/accounts/db/login-attempts.ts'
import {
  deleteReset,
  findReset,
  saveReset,
  spendReset,
  findLockedUser,
  findUser,
  findUserByLoginName,
  savePassword,
  type User,
} from '#gateway/accounts/db/users.ts'
import { forgetDevices } from '#gateway/accounts/db/remembered-devices.ts'
import { endFamilies, listEndedFamilies, type Client } from '#gateway/accounts/db/tokens.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { RESET_LIMIT } from '#gateway/limits.ts'
import { queueMail, RESET_MS } from '#gateway/mails/queue-mail.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
import {
  attemptOf,
  clearAccountFailures,
  clearOwnFailures,
  countFailure,
  refuseLocked,
  type LoginSource,
} from './login-lock.ts'
import { normaliseLoginName } from './login-name.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import {
  hashPassword,
  refuseWeakPassword,
  refuseWithoutBuiltIn,
  verifyPassword,
  withPasswordSlot,
} from './passwords.ts'
import { proveFactor } from './second-factor.ts'
import { noticeOfChange } from './security-notices.ts'
import { hashToken } from './tokens.ts'

/** Sets the password and ends sessions, remembered devices and reset links. The caller has locked the user's row. */
async function replacePassword(
  gateway: GatewayContext,
  tx: Db,
  user: User,
  { passwordHash, by }: { passwordHash: string; by: 'change' | 'reset' },
) {
  const { userId } = user
  const at = gateway.clock.now()
  await savePassword(tx, userId, passwordHash)
  await endFamilies(tx, userId, 'all', { reason: 'PASSWORD', at })
  await forgetDevices(tx, userId)
  await deleteReset(tx, userId)
  await writeAudit(tx, { at, actor: userId, action: `password.${by}`, subject: userId, detail: {} })
  await noticeOfChange(gateway, tx, user)
}

/**
 * Changes the password of the caller, who proves the present one, and opens a new session for this browser; every other session of
 * the user ends.
 * @throws DomainError WEAK_PASSWORD (`newPassword`), WRONG_CREDENTIALS (`password`), SECOND_FACTOR (`code`), ACCOUNT_LOCKED, NOT_PERMITTED (no
 * password)
 */
export async function changePassword(
  gateway: GatewayContext,
  caller: Caller,
  { password, newPassword, code }: { password: string; newPassword: string; code?: string | undefined },
  source: LoginSource & { client: Client },
): Promise<OpenedSession> {
  refuseWithoutBuiltIn(gateway)
  refuseWeakPassword(gateway, newPassword, 'newPassword')
  const user = await findUser(gateway.db, caller.userId)
  if (user === undefined || user.passwordHash === null)
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'NO_PASSWORD' })
  const { loginName, passwordHash: present } = user
  const attempt = await attemptOf(gateway, loginName, source)
  await refuseLocked(gateway, attempt)
  const wrong = () => new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  const passwordHash = await withPasswordSlot(gateway, async () => {
    await refuseLocked(gateway, attempt)
    if (await verifyPassword(password, present, gateway.config.passwordCost))
      return hashPassword(newPassword, gateway.config.passwordCost)
    await countFailure(gateway, attempt)
    throw wrong()
  })
  await clearOwnFailures(gateway, attempt)
  const outcome = await withTransaction(gateway.db, async (tx) => {
    const locked = await findLockedUser(tx, caller.userId, 'update')
    // Another change committed first.
    if (locked?.passwordHash !== present) throw wrong()
    if ((await listEndedFamilies(tx, [caller.familyId])).size > 0) throw new DomainError('SESSION_ENDED')
    const { refusal } = await proveFactor(gateway, tx, { userId: caller.userId, code, attempt })
    // Return instead of throwing: the count of wrong codes must be committed.
    if (refusal !== null) return refusal
    await replacePassword(gateway, tx, locked, { passwordHash, by: 'change' })
    return openSession(gateway, tx, locked, source.device, source.client)
  })
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

/** A user id that nobody has: storing a link for it takes as long as for an account. */
const NOBODY = createHash('sha256').update('nobody').digest('hex')

/**
 * Sends a link to choose a new password. The answer and the statements are the same for every name: without an account, an address or a
 * password the mail is stored and never sent.
 * @throws DomainError NOT_PERMITTED (no mails), WRONG_CAPTCHA, TOO_FREQUENT with `retryAt`
 */
export async function forgotPassword(
  gateway: GatewayContext,
  input: { loginName: string; languageType: number; captcha?: string },
): Promise<Record<string, never>> {
  refuseWithoutBuiltIn(gateway)
  if (gateway.config.mail === null) throw new DomainError('NOT_PERMITTED', { reasonCode: 'NO_MAIL' })
  await requireCaptcha(gateway, 'forgot', input.captcha)
  const now = gateway.clock.now()
  const loginName = normaliseLoginName(input.loginName)
  const key = `reset:${pseudonymOf(gateway.keys, loginName)}`
  const retryAt = await countAttempt(gateway.db, key, RESET_LIMIT, now)
  if (retryAt !== null) throw new DomainError('TOO_FREQUENT', { field: 'loginName', retryAt })
  const found = await findUserByLoginName(gateway.db, loginName)
  const user = found !== undefined && found.email !== null && found.passwordHash !== null ? found : null
  const token = gateway.randomBytes(32).toString('base64url')
  await withTransaction(gateway.db, async (tx) => {
    const reset = { userId: user?.userId ?? NOBODY, tokenHash: hashToken(token), expiresAt: now + RESET_MS }
    await saveReset(tx, reset)
    await queueMail(gateway, tx, {
      kind: 'password_reset',
      userId: user?.userId ?? null,
      to: user?.email ?? null,
      languageType: input.languageType,
      token,
    })
  })
  return {}
}

/**
 * Sets a new password by the link of a mail, which works once; nobody is logged in by it.
 * @throws DomainError WEAK_PASSWORD (`newPassword`), WRONG_CREDENTIALS (`token`: used, replaced, too old or unknown)
 */
export async function resetPassword(
  gateway: GatewayContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<Record<string, never>> {
  refuseWithoutBuiltIn(gateway)
  refuseWeakPassword(gateway, newPassword, 'newPassword')
  const tokenHash = hashToken(token)
  const over = () => new DomainError('WRONG_CREDENTIALS', { field: 'token' })
  const userId = await findReset(gateway.db, tokenHash, gateway.clock.now())
  if (userId === null) throw over()
  const passwordHash = await withPasswordSlot(gateway, () => hashPassword(newPassword, gateway.config.passwordCost))
  await withTransaction(gateway.db, async (tx) => {
    const user = await findLockedUser(tx, userId, 'update')
    if (user === undefined || user.passwordHash === null) throw over()
    if (!(await spendReset(tx, tokenHash, gateway.clock.now()))) throw over()
    await replacePassword(gateway, tx, user, { passwordHash, by: 'reset' })
    await clearAccountFailures(gateway, tx, user.loginName)
  })
  return {}
}
