import { registerCode } from '#gateway/domain/activity/register-code.ts'
import { bind } from '#gateway/route.ts'
import { getRegisterCode } from '#lib/contract/activity/get-register-code.ts'

export const getRegisterCodeRoute = bind(getRegisterCode, (_, { gateway, caller }) => registerCode(gateway, caller))
