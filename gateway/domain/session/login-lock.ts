import type { GatewayContext } from '#gateway/context.ts'
import { clearFailures, lockedUntil, recordFailure } from '#gateway/db/login-attempts.ts'
import { DomainError } from '#gateway/domain/domain-error.ts'
import { pseudonymOf } from '#gateway/keys.ts'
import { LOGIN_LOCK } from '#gateway/limits.ts'

/** Who tries: names are kept as pseudonyms only. */
const keysOf = (gateway: GatewayContext, loginName: string, address: string) => ({
  account: `account:${pseudonymOf(gateway.keys, loginName)}`,
  address: `address:${pseudonymOf(gateway.keys, address)}`,
})

/** @throws DomainError ACCOUNT_LOCKED with `retryAt`; also for names that nobody has, which would else be told apart */
export async function refuseLocked(gateway: GatewayContext, loginName: string, address: string): Promise<void> {
  const { account, address: place } = keysOf(gateway, loginName, address)
  const keys = gateway.config.rateLimit ? [account, place] : [account]
  const retryAt = await lockedUntil(gateway.db, keys, gateway.clock.now())
  if (retryAt !== null) throw new DomainError('ACCOUNT_LOCKED', { field: 'loginName', retryAt })
}

export async function countFailure(gateway: GatewayContext, loginName: string, address: string): Promise<void> {
  const keys = keysOf(gateway, loginName, address)
  const now = gateway.clock.now()
  await recordFailure(gateway.db, keys.account, LOGIN_LOCK.account, now)
  await recordFailure(gateway.db, keys.address, LOGIN_LOCK.address, now)
}

/** A right password forgives the account's failures, not the address's, which may still be trying other names. */
export const forgive = (gateway: GatewayContext, loginName: string): Promise<void> =>
  clearFailures(gateway.db, keysOf(gateway, loginName, '').account)
