import type { Caller, GatewayContext } from '#gateway/context.ts'
import { loadAccounts } from '../facts/load-facts.ts'

/** The invite code with which the caller registered on the site or the platform; null without one. */
export async function readRegisterCode({ db }: GatewayContext, { userId }: Caller) {
  const [account] = await loadAccounts(db, [userId])
  return { code: account?.facts.invitedByCode ?? null }
}
