import type { GatewayContext } from '#gateway/context.ts'
import { clearFailures, lockedUntil, recordFailure } from '#gateway/db/login-attempts.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { LOGIN_LOCK } from '#gateway/limits.ts'

/** The keys under which failures are counted. Only pseudonyms of names and addresses are stored. */
const keysOf = (gateway: GatewayContext, loginName: string, address: string) => ({
  account: `account:${pseudonymOf(gateway.keys, loginName)}`,
  address: `address:${pseudonymOf(gateway.keys, address)}`,
})

/** @throws DomainError ACCOUNT_LOCKED with `retryAt`, also for unknown names, so that an attacker cannot tell them apart */
export async function refuseLocked(gateway: GatewayContext, loginName: string, address: string): Promise<void> {
  const keys = keysOf(gateway, loginName, address)
  const checked = gateway.config.rateLimit ? [keys.account, keys.address] : [keys.account]
  const retryAt = await lockedUntil(gateway.db, checked, gateway.clock.now())
  if (retryAt !== null) throw new DomainError('ACCOUNT_LOCKED', { field: 'loginName', retryAt })
}

export async function countFailure(gateway: GatewayContext, loginName: string, address: string): Promise<void> {
  const keys = keysOf(gateway, loginName, address)
  const now = gateway.clock.now()
  await recordFailure(gateway.db, keys.account, LOGIN_LOCK.account, now)
  await recordFailure(gateway.db, keys.address, LOGIN_LOCK.address, now)
}

/** A right password clears the failures of the account, not of the address, which may still be trying other names. */
export const clearAccountFailures = (gateway: GatewayContext, loginName: string): Promise<void> =>
  clearFailures(gateway.db, keysOf(gateway, loginName, '').account)
