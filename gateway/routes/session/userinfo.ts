import { userinfo } from '#lib/contract/session/userinfo.ts'
import { userInfo } from '#gateway/domain/session/user-info.ts'
import { bind } from '#gateway/route.ts'

export const userinfoRoute = bind(userinfo, async (_request, { gateway, caller, country }) =>
  userInfo(gateway, caller, country),
)
