import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import type { GatewayContext, Caller } from '#gateway/context.ts'
import type { RequestContext } from '#gateway/route.ts'
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'
import { DomainError } from '../util/domain-error.ts'
import { isCommonPassword } from './common-passwords.ts'
import { findUser, type User } from '#gateway/accounts/db/users.ts'
import { attemptOf, clearOwnFailures, countFailure, refuseLocked, type Attempt } from './login-lock.ts'
import { sourceOf } from './session-cookies.ts'

/**
 * Accepts 10 to 128 characters, without common passwords and those made of the brand's name; no rules of composition (contract §3).
 * @throws DomainError WEAK_PASSWORD
 */
export function refuseWeakPassword({ config }: GatewayContext, password: string, field: 'password' | 'newPassword') {
  const length = passwordLength(password)
  const isLong = length >= PASSWORD_MINIMUM && length <= PASSWORD_MAXIMUM
  if (isLong && !isCommonPassword(password, config.brandName)) return
  throw new DomainError('WEAK_PASSWORD', { field })
}

const BLOCK = 8
const KEY_BYTES = 32
const SALT_BYTES = 16

const derive = (password: string, salt: Buffer, cost: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // scrypt needs N × r × 128 bytes, and Node refuses a limit of exactly that.
    const maxmem = 256 * cost * BLOCK
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: cost, r: BLOCK, p: 1, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Every call with a password begins with this. @throws DomainError NOT_PERMITTED where users sign in at the provider alone */
export function refuseWithoutBuiltIn({ config }: GatewayContext) {
  if (!config.builtInAccounts) throw new DomainError('NOT_PERMITTED', { reasonCode: 'BUILT_IN_ACCOUNTS_OFF' })
}

/** `scrypt$N$salt$key`, both in Base64url. `cost` is scrypt's N. */
export async function hashPassword(password: string, cost: number) {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return `scrypt$${cost}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * Hashing is slow on purpose: two at a time, 128 waiting, 429 beyond (`PASSWORD_QUEUE`; reliability D-20).
 * @throws TooManyRequests
 */
export const hashInSlot = ({ passwordSlots, config }: GatewayContext, password: string) =>
  passwordSlots.run(() => hashPassword(password, config.passwordCost))

/** Takes as long for an unknown user (`null`) as for a wrong password, so that the time reveals nothing (contract §5). */
async function verifyPassword(password: string, stored: string | null, cost: number) {
  const [, n, salt, key] = stored?.split('$') ?? []
  if (n === undefined || salt === undefined || key === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), cost)
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(n))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** The user with this password. @throws DomainError WRONG_CREDENTIALS, ACCOUNT_LOCKED */
export const checkInSlot = (
  gateway: GatewayContext,
  attempt: Attempt,
  password: string,
  find: () => Promise<User | undefined>,
) =>
  gateway.passwordSlots.run(async () => {
    // Checked again in the slot, because other guesses may have locked the name while this one was in the queue.
    await refuseLocked(gateway, attempt)
    const user = await find()
    const holds = await verifyPassword(password, user?.passwordHash ?? null, gateway.config.passwordCost)
    if (user !== undefined && holds) return user
    await countFailure(gateway, attempt)
    throw new DomainError('WRONG_CREDENTIALS', { field: 'password' })
  })

/** False for an account of another sign-in, and for users of the demonstration who never log in. */
export const hasPassword = ({ passwordHash }: { passwordHash: string | null }) =>
  passwordHash?.startsWith('scrypt$') ?? false

/** @throws DomainError LOGGED_OUT when the account is gone */
export async function findCaller({ gateway, caller }: RequestContext & { caller: Caller }) {
  const user = await findUser(gateway.db, caller.userId)
  if (user === undefined) throw new DomainError('LOGGED_OUT')
  return user
}

/**
 * Lets only the person with the password change how the account is protected: a session may be a thief's. Wrong ones count like those
 * of a login.
 * @throws DomainError WRONG_CREDENTIALS, ACCOUNT_LOCKED
 */
export async function confirmPassword(context: RequestContext, user: User, password: string) {
  const { gateway } = context
  const attempt = await attemptOf(gateway, user.loginName, sourceOf(context))
  await refuseLocked(gateway, attempt)
  await checkInSlot(gateway, attempt, password, async () => user)
  await clearOwnFailures(gateway, attempt)
  return attempt
}
