import { listTraders } from '#gateway/domain/copy-trading/list-traders.ts'
import { bind } from '#gateway/route.ts'
import { copyTradingTraders } from '#lib/contract/copy-trading/traders.ts'

export const copyTradingRoutes = [
  bind(copyTradingTraders, ({ query }, { gateway, caller }) => listTraders(gateway, caller, query.activityId)),
]
