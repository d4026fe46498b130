import { listClaimableTasks } from '#gateway/domain/rewards/claimable.ts'
import { bind } from '#gateway/route.ts'
import { claimable } from '#lib/contract/activity/claimable.ts'

export const claimableRoute = bind(claimable, (_request, { gateway, caller, locale }) =>
  listClaimableTasks(gateway, caller, locale),
)
