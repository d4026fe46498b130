import { userVipCode } from '#lib/contract/session/user-vip-code.ts'
import { findUser } from '#gateway/db/users.ts'
import { bind } from '#gateway/route.ts'

export const userVipCodeRoute = bind(userVipCode, async (_request, { gateway, caller }) => {
  const user = await findUser(gateway.db, caller.userId)
  return { vipCode: user?.vipCode ?? null }
})
