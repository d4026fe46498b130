import { createHash } from 'node:crypto'
import type { changePassword, forgotPassword, resetPassword } from '@fanfare/contract/session/password.ts'
import type { GatewayContext } from '#gateway/context.ts'
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
import { endFamilies, listEndedFamilies } from '#gateway/accounts/db/tokens.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { RESET_LIMIT } from '#gateway/limits.ts'
import { queueMail, RESET_MS } from '#gateway/mails/queue-mail.ts'
import type { Handler } from '#gateway/route.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
import { clearAccountFailures } from './login-lock.ts'
import { normaliseLoginName } from './login-name.ts'
import { openSession } from './open-session.ts'
import { confirmPassword, hashInSlot, refuseWeakPassword, refuseWithoutBuiltIn } from './passwords.ts'
import { proveFactor } from './second-factor.ts'
import { noticeOfChange } from './security-notices.ts'
import { answerSession, sourceOf } from './session-cookies.ts'
import { hashToken } from './tokens.ts'
import { clientOf } from './user-sessions.ts'

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
export const changeOwnPassword: Handler<typeof changePassword> = async (
  { body: { password, newPassword, code } },
  context,
) => {
  const { gateway, caller } = context
  refuseWithoutBuiltIn(gateway)
  refuseWeakPassword(gateway, newPassword, 'newPassword')
  const user = await findUser(gateway.db, caller.userId)
  if (user === undefined || user.passwordHash === null)
    throw new DomainError('NOT_PERMITTED', { reasonCode: 'NO_PASSWORD' })
  const attempt = await confirmPassword(context, user, password)
  const passwordHash = await hashInSlot(gateway, newPassword)
  const outcome = await withTransaction(gateway.db, async (tx) => {
    const locked = await findLockedUser(tx, user.userId, 'update')
    // Another change committed first.
    if (locked?.passwordHash !== user.passwordHash) throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
    if ((await listEndedFamilies(tx, [caller.familyId])).size > 0) throw new DomainError('SESSION_ENDED')
    const proof = await proveFactor(gateway, tx, { userId: user.userId, code, attempt })
    // Return instead of throwing: the count of wrong codes must be committed.
    if (proof instanceof DomainError) return proof
    await replacePassword(gateway, tx, locked, { passwordHash, by: 'change' })
    return openSession(gateway, tx, locked, sourceOf(context).device, clientOf(context))
  })
  if (outcome instanceof DomainError) throw outcome
  return answerSession(context, outcome)
}

/** A user id that nobody has: storing a link for it takes as long as for an account. */
const NOBODY = createHash('sha256').update('nobody').digest('hex')

/**
 * Sends a link to choose a new password. The answer and the statements are the same for every name: without an account, an address or a
 * password the mail is stored and never sent.
 * @throws DomainError NOT_PERMITTED (no mails), WRONG_CAPTCHA, TOO_FREQUENT with `retryAt`
 */
export const sendResetLink: Handler<typeof forgotPassword> = async ({ body }, { gateway }) => {
  refuseWithoutBuiltIn(gateway)
  if (gateway.config.mail === null) throw new DomainError('NOT_PERMITTED', { reasonCode: 'NO_MAIL' })
  await requireCaptcha(gateway, 'forgot', body.captcha)
  const now = gateway.clock.now()
  const loginName = normaliseLoginName(body.loginName)
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
      languageType: body.languageType,
      token,
    })
  })
  return {}
}

/**
 * Sets a new password by the link of a mail, which works once; nobody is logged in by it.
 * @throws DomainError WEAK_PASSWORD (`newPassword`), WRONG_CREDENTIALS (`token`: used, replaced, too old or unknown)
 */
export const setPasswordByLink: Handler<typeof resetPassword> = async (
  { body: { token, newPassword } },
  { gateway },
) => {
  refuseWithoutBuiltIn(gateway)
  refuseWeakPassword(gateway, newPassword, 'newPassword')
  const tokenHash = hashToken(token)
  const over = () => new DomainError('WRONG_CREDENTIALS', { field: 'token' })
  const userId = await findReset(gateway.db, tokenHash, gateway.clock.now())
  if (userId === undefined) throw over()
  const passwordHash = await hashInSlot(gateway, newPassword)
  await withTransaction(gateway.db, async (tx) => {
    const user = await findLockedUser(tx, userId, 'update')
    if (user === undefined || user.passwordHash === null) throw over()
    if (!(await spendReset(tx, tokenHash, gateway.clock.now()))) throw over()
    await replacePassword(gateway, tx, user, { passwordHash, by: 'reset' })
    await clearAccountFailures(gateway, tx, user.loginName)
  })
  return {}
}
