import { bindKol } from '#gateway/domain/activity/bind-kol.ts'
import { bind } from '#gateway/route.ts'
import { kolBind } from '#lib/contract/task/kol-bind.ts'

export const kolBindRoute = bind(kolBind, ({ body }, { gateway, caller }) => bindKol(gateway, caller, body))
