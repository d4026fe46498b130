import { findUser, type User } from '#gateway/accounts/db/users.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import {
  attemptOf,
  clearOwnFailures,
  countFailure,
  refuseLocked,
  type Attempt,
  type LoginSource,
} from './login-lock.ts'
import { verifyPassword, withPasswordSlot } from './passwords.ts'

/**
 * Lets only the person with the password change how the account is protected: a session may be a thief's. Wrong ones count like those
 * of a login.
 * @throws DomainError WRONG_CREDENTIALS, ACCOUNT_LOCKED
 */
export async function confirmPassword(
  gateway: GatewayContext,
  { userId }: Pick<Caller, 'userId'>,
  { password, source }: { password: string; source: LoginSource },
): Promise<{ user: User; attempt: Attempt }> {
  const user = await findUser(gateway.db, userId)
  if (user === undefined) throw new DomainError('LOGGED_OUT')
  const attempt = await attemptOf(gateway, user.loginName, source)
  await refuseLocked(gateway, attempt)
  const holds = await withPasswordSlot(gateway, async () => {
    // Checked again in the slot, because other guesses may have locked the account while this one was in the queue.
    await refuseLocked(gateway, attempt)
    const isSame = await verifyPassword(password, user.passwordHash, gateway.config.passwordCost)
    if (!isSame) await countFailure(gateway, attempt)
    return isSame
  })
  if (!holds) throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  await clearOwnFailures(gateway, attempt)
  return { user, attempt }
}
