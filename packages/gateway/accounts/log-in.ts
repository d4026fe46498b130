import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { hasFamily, type Client } from '#gateway/accounts/db/tokens.ts'
import { findLockedUser, findUserByLoginName, type User } from '#gateway/accounts/db/users.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
import { endSessionBefore } from './user-sessions.ts'
import {
  attemptOf,
  clearOwnFailures,
  countFailure,
  refuseLocked,
  type Attempt,
  type LoginSource,
} from './login-lock.ts'
import { normaliseLoginName } from './login-name.ts'
import { openSession, type OpenedSession } from './open-session.ts'
import { refuseWithoutBuiltIn, verifyPassword, withPasswordSlot } from './passwords.ts'
import { proveFactor } from './second-factor.ts'
import { noticeOfLogin } from './security-notices.ts'

interface LoginInput {
  loginName: string
  password: string
  captcha?: string
  /** The code of the second factor. */
  code?: string
}

/** `recoveryCodesLeft` is null unless the login used a recovery code. */
type LoggedIn = OpenedSession & { recoveryCodesLeft: number | null }

async function checkPassword(
  gateway: GatewayContext,
  loginName: string,
  password: string,
  attempt: Attempt,
): Promise<User | null> {
  // Checked again in the slot, because other guesses may have locked the name while this one was in the queue.
  await refuseLocked(gateway, attempt)
  const user = await findUserByLoginName(gateway.db, loginName)
  const holds = await verifyPassword(password, user?.passwordHash ?? null, gateway.config.passwordCost)
  if (user !== undefined && holds) return user
  await countFailure(gateway, attempt)
  return null
}

/**
 * Logs in (contract §5), and ends the browser's previous session (cookie `sessionToken`). The answer and its time are the same for an
 * unknown name and a wrong password; only the right password leads to the question for a code.
 * @throws DomainError ACCOUNT_LOCKED, WRONG_CAPTCHA, WRONG_CREDENTIALS, SECOND_FACTOR; NOT_PERMITTED without built-in accounts
 */
export async function logIn(
  gateway: GatewayContext,
  input: LoginInput,
  source: LoginSource & { client: Client; sessionToken: string | undefined },
): Promise<LoggedIn> {
  refuseWithoutBuiltIn(gateway)
  const loginName = normaliseLoginName(input.loginName)
  const attempt = await attemptOf(gateway, loginName, source)
  await refuseLocked(gateway, attempt)
  await requireCaptcha(gateway, 'login', input.captcha)
  const user = await withPasswordSlot(gateway, () => checkPassword(gateway, loginName, input.password, attempt))
  const wrong = () => new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  if (user === null) throw wrong()
  const outcome = await withTransaction(gateway.db, async (tx) => {
    const locked = await findLockedUser(tx, user.userId, 'share')
    // The password was changed, or the account deleted, since the check.
    if (locked?.passwordHash !== user.passwordHash) return wrong()
    const proof = await proveFactor(gateway, tx, { userId: user.userId, code: input.code, attempt })
    if (proof.refusal !== null) return proof.refusal
    const isFirst = !(await hasFamily(tx, user.userId))
    await endSessionBefore(tx, source.sessionToken, gateway.clock.now())
    const opened = await openSession(gateway, tx, locked, source.device, source.client)
    const at = gateway.clock.now()
    if (attempt.own.by === 'account' && !isFirst) await noticeOfLogin(gateway, tx, user, source.client)
    await writeAudit(tx, { at, actor: user.userId, action: 'session.login', subject: user.userId, detail: {} })
    return { ...opened, recoveryCodesLeft: proof.left }
  })
  if (outcome instanceof DomainError) throw outcome
  await clearOwnFailures(gateway, attempt)
  return outcome
}
