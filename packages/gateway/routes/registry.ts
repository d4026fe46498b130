import type { AnyRoute } from '../route.ts'
import { activityRoutes } from './activity.ts'
import { agentRoutes } from './agent.ts'
import { competitionRoutes } from './competition.ts'
import { copyTradingRoutes } from './copy-trading.ts'
import { lotteryRoutes } from './lottery.ts'
import { messageRoutes } from './message.ts'
import { opsRoutes } from './ops.ts'
import { sessionRoutes } from './session.ts'
import { shareRoutes } from './share.ts'
import { siteRoutes } from './site.ts'
import { taskRoutes } from './task.ts'

/** Every call of the contract with its use case, in any order. */
export const ROUTES: readonly AnyRoute[] = [
  ...activityRoutes,
  ...taskRoutes,
  ...lotteryRoutes,
  ...competitionRoutes,
  ...copyTradingRoutes,
  ...agentRoutes,
  ...messageRoutes,
  ...sessionRoutes,
  ...shareRoutes,
  ...siteRoutes,
  ...opsRoutes,
]
