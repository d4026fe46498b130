import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { clearFailures, lockedUntil, recordFailure } from '#gateway/accounts/db/login-attempts.ts'
import { isRemembered } from '#gateway/accounts/db/remembered-devices.ts'
import { DomainError } from '#gateway/util/domain-error.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { DEVICE_MS, LOGIN_LOCK } from '#gateway/limits.ts'
import type { sourceOf } from './session-cookies.ts'
import { hashToken } from './tokens.ts'

/** The keys under which the failures of an attempt are counted. */
export interface Attempt {
  /** The count of the account, or of the device if it has logged in to the account before. */
  own: { key: string; by: 'account' | 'device' }
  address: string
}

const accountKey = (pseudonym: string) => `account:${pseudonym}`

/** The counts of an attempt. Only pseudonyms of names and addresses are stored. */
export async function attemptOf(
  gateway: GatewayContext,
  loginName: string,
  { address, device }: Pick<ReturnType<typeof sourceOf>, 'address' | 'device'>,
): Promise<Attempt> {
  const name = pseudonymOf(gateway.keys, loginName)
  const tokenHash = device === null ? null : hashToken(device)
  const since = gateway.clock.now() - DEVICE_MS
  const isKnown = tokenHash !== null && (await isRemembered(gateway.db, { tokenHash, loginName, since }))
  return {
    own: isKnown ? { key: `device:${name}:${tokenHash}`, by: 'device' } : { key: accountKey(name), by: 'account' },
    address: `address:${pseudonymOf(gateway.keys, address)}`,
  }
}

/**
 * A known device is refused for its own wrong passwords alone, so that no stranger can lock the owner out.
 * @throws DomainError ACCOUNT_LOCKED with `retryAt`, also for unknown names, so that an attacker cannot tell them apart
 */
export async function refuseLocked(gateway: GatewayContext, { own, address }: Attempt) {
  const isStranger = own.by === 'account'
  const checked = isStranger && gateway.config.rateLimit ? [own.key, address] : [own.key]
  const retryAt = await lockedUntil(gateway.db, checked, gateway.clock.now())
  if (retryAt !== null) throw new DomainError('ACCOUNT_LOCKED', { field: 'loginName', retryAt })
}

export async function countFailure(gateway: GatewayContext, { own, address }: Attempt) {
  const now = gateway.clock.now()
  await recordFailure(gateway.db, own.key, LOGIN_LOCK[own.by], now)
  await recordFailure(gateway.db, address, LOGIN_LOCK.address, now)
}

/**
 * A right password clears the failures of its own count. The login of a known device does not clear those of strangers, who could
 * otherwise guess on at full speed after each of the owner's logins; nor those of the address, which may be trying other names.
 */
export const clearOwnFailures = (gateway: GatewayContext, { own }: Attempt) => clearFailures(gateway.db, own.key)

/** For a reset by mail, which proves more than a password: strangers’ guesses of the old one no longer count. */
export const clearAccountFailures = (gateway: GatewayContext, tx: Db, loginName: string) =>
  clearFailures(tx, accountKey(pseudonymOf(gateway.keys, loginName)))
