import type { userinfo } from '@fanfare/contract/session/userinfo.ts'
import type { Handler } from '#gateway/route.ts'
import { boundCode } from '#gateway/activities/db/kol-bindings.ts'
import { findUser } from '#gateway/accounts/db/users.ts'

const inviteTypeOf = (inviter: { agentId: string | null } | undefined) => {
  if (inviter === undefined) return null
  return inviter.agentId === null ? 'FRIEND' : 'AGENT'
}

/**
 * Spec §3, "User info", without the token, which the caller already has.
 * @assumed `inviteCode` is the code of the registration if it belongs to a user, else the code bound later; `isOverseas` is true
 * for a known country other than CN; `settings.hasPassword`: there is a password that can be changed
 */
export const readUserInfo: Handler<typeof userinfo> = async (_request, { gateway, caller, country }) => {
  const user = await findUser(gateway.db, caller.userId)
  if (user === undefined) return null
  // A registration accepts unknown codes, which have no inviter.
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
    settings: { hasPassword: user.passwordHash !== null },
    ipInfo: { country },
  }
}
