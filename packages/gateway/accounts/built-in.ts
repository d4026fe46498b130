import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '#gateway/util/domain-error.ts'

/** Every call with a password begins with this. @throws DomainError NOT_PERMITTED where users sign in at the provider alone */
export function refuseWithoutBuiltIn({ config }: Pick<GatewayContext, 'config'>): void {
  if (!config.builtInAccounts) throw new DomainError('NOT_PERMITTED', { reasonCode: 'BUILT_IN_ACCOUNTS_OFF' })
}
