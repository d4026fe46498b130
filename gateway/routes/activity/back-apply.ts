import { backApply as applyForWinBack } from '#gateway/domain/activity/back-apply.ts'
import { bind } from '#gateway/route.ts'
import { backApply } from '#lib/contract/activity/back-apply.ts'

export const backApplyRoute = bind(backApply, ({ body }, { gateway, caller }) => applyForWinBack(gateway, caller, body))
