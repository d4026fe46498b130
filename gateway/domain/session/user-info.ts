import type { CallAnswer } from '#lib/contract/define-call.ts'
import type { userinfo } from '#lib/contract/session/userinfo.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { boundCode } from '#gateway/db/kol-bindings.ts'
import { findUser } from '#gateway/db/users.ts'

const inviteTypeOf = (inviter: { agentId: string | null } | undefined): string | null => {
  if (inviter === undefined) return null
  return inviter.agentId === null ? 'FRIEND' : 'AGENT'
}

/**
 * Spec §3, "User info". The token is never repeated: its owner has it.
 * @assumed `inviteCode` is the code the user registered with where somebody stands behind it, else the one bound to later; `isOverseas` says that the country is known and not CN
 */
export async function userInfo(
  gateway: GatewayContext,
  caller: Caller,
  country: string | null,
): Promise<CallAnswer<typeof userinfo>> {
  const user = await findUser(gateway.db, caller.userId)
  if (user === undefined) return null
  // A code nobody knows never blocks a registration, and leads nowhere either.
  const own = user.inviterId === null ? null : user.invitedByCode
  const bound = own === null ? await boundCode(gateway.db, user.userId) : null
  const inviter = user.inviterId === null ? undefined : await findUser(gateway.db, user.inviterId)
  return {
    userId: user.userId,
    loginName: user.loginName,
    isLogin: true,
    isOverseas: country !== null && country !== 'CN',
    languageType: user.languageType,
    inviteCode: own ?? bound,
    inviteType: bound === null ? inviteTypeOf(inviter) : 'AGENT',
    agent: user.agentId !== null,
    email: user.email,
    mobile: user.mobile,
    settings: {},
    ipInfo: { country },
  }
}
