import { listTraders } from '#gateway/boards/list-traders.ts'
import { withPreviews } from '#gateway/activities/publication/with-previews.ts'
import { bind } from '#gateway/route.ts'
import { copyTradingTraders } from '@fanfare/contract/copy-trading/traders.ts'

export const copyTradingRoutes = [
  bind(
    copyTradingTraders,
    ({ query }, { gateway, caller }) => listTraders(withPreviews(gateway), caller, query.activityId),
    { mayBeOld: 'visitors' },
  ),
]
