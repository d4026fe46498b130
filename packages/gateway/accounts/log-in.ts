import type { login } from '@fanfare/contract/session/login.ts'
import type { Handler } from '#gateway/route.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { hasFamily } from '#gateway/accounts/db/tokens.ts'
import { findLockedUser, findUserByLoginName } from '#gateway/accounts/db/users.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
import { clientOf, endSessionBefore } from './user-sessions.ts'
import { attemptOf, clearOwnFailures, refuseLocked } from './login-lock.ts'
import { normaliseLoginName } from './login-name.ts'
import { openSession } from './open-session.ts'
import { checkInSlot, refuseWithoutBuiltIn } from './passwords.ts'
import { proveFactor } from './second-factor.ts'
import { noticeOfLogin } from './security-notices.ts'
import { answerSession, sourceOf } from './session-cookies.ts'

/**
 * Logs in (contract §5), and ends the browser's previous session (cookie `sessionToken`). The answer and its time are the same for an
 * unknown name and a wrong password; only the right password leads to the question for a code.
 * @throws DomainError ACCOUNT_LOCKED, WRONG_CAPTCHA, WRONG_CREDENTIALS, SECOND_FACTOR; NOT_PERMITTED without built-in accounts
 */
export const logIn: Handler<typeof login> = async ({ body: { password, captcha, code, ...body } }, context) => {
  const { gateway } = context
  refuseWithoutBuiltIn(gateway)
  const source = sourceOf(context)
  const loginName = normaliseLoginName(body.loginName)
  const attempt = await attemptOf(gateway, loginName, source)
  await refuseLocked(gateway, attempt)
  await requireCaptcha(gateway, 'login', captcha)
  const user = await checkInSlot(gateway, attempt, password, () => findUserByLoginName(gateway.db, loginName))
  const outcome = await withTransaction(gateway.db, async (tx) => {
    const locked = await findLockedUser(tx, user.userId, 'share')
    // The password was changed, or the account deleted, since the check.
    if (locked?.passwordHash !== user.passwordHash) return new DomainError('WRONG_CREDENTIALS', { field: 'password' })
    const recoveryCodesLeft = await proveFactor(gateway, tx, { userId: user.userId, code, attempt })
    if (recoveryCodesLeft instanceof DomainError) return recoveryCodesLeft
    const isFirst = !(await hasFamily(tx, user.userId))
    await endSessionBefore(tx, source.sessionToken, gateway.clock.now())
    const client = clientOf(context)
    const opened = await openSession(gateway, tx, locked, source.device, client)
    const at = gateway.clock.now()
    if (attempt.own.by === 'account' && !isFirst) await noticeOfLogin(gateway, tx, user, client)
    await writeAudit(tx, { at, actor: user.userId, action: 'session.login', subject: user.userId, detail: {} })
    return { opened, recoveryCodesLeft }
  })
  if (outcome instanceof DomainError) throw outcome
  await clearOwnFailures(gateway, attempt)
  const session = answerSession(context, outcome.opened)
  const { recoveryCodesLeft } = outcome
  return recoveryCodesLeft === null ? session : { ...session, recoveryCodesLeft }
}
