import type { GatewayContext } from '#gateway/context.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUserByLoginName, type User } from '#gateway/accounts/db/users.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { requireCaptcha } from './captcha.ts'
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

export interface LoginInput {
  loginName: string
  password: string
  captcha?: string
}

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
 * Logs in (contract §5). The answer and its time are the same for an unknown name and a wrong password.
 * @throws DomainError ACCOUNT_LOCKED, WRONG_CAPTCHA, WRONG_CREDENTIALS; NOT_PERMITTED without built-in accounts
 */
export async function logIn(gateway: GatewayContext, input: LoginInput, source: LoginSource): Promise<OpenedSession> {
  refuseWithoutBuiltIn(gateway)
  const loginName = normaliseLoginName(input.loginName)
  const attempt = await attemptOf(gateway, loginName, source)
  await refuseLocked(gateway, attempt)
  await requireCaptcha(gateway, 'login', input.captcha)
  const user = await withPasswordSlot(gateway, () => checkPassword(gateway, loginName, input.password, attempt))
  if (user === null) throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  await clearOwnFailures(gateway, attempt)
  return withTransaction(gateway.db, async (tx) => {
    const opened = await openSession(gateway, tx, user, source.device)
    const at = gateway.clock.now()
    await writeAudit(tx, { at, actor: user.userId, action: 'session.login', subject: user.userId, detail: {} })
    return opened
  })
}
