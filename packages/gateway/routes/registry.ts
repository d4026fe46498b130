import type { AnyRoute } from '../route.ts'
import { activityRoutes, competitionRoutes, copyTradingRoutes, lotteryRoutes } from '../activities/routes/activity.ts'
import { agentRoutes } from '../agents/routes/agent.ts'
import { messageRoutes } from '../messages/routes/message.ts'
import { opsRoutes } from './ops.ts'
import { pictureRoutes } from '../pictures/routes/pictures.ts'
import { payoutRoutes } from '../payouts/routes/payouts.ts'
import { sessionRoutes } from '../accounts/routes/session.ts'
import { shareRoutes } from '../site/routes/share.ts'
import { siteRoutes } from '../site/routes/site.ts'
import { staffRoutes } from '../staff/routes/staff.ts'
import { taskRoutes } from '../rewards/routes/task.ts'
import { webhookRoutes } from '../webhooks/routes/webhooks.ts'

/** Every call of the contract with its use case, in any order. */
export const ROUTES: readonly AnyRoute[] = [
  activityRoutes,
  taskRoutes,
  lotteryRoutes,
  competitionRoutes,
  copyTradingRoutes,
  agentRoutes,
  messageRoutes,
  sessionRoutes,
  shareRoutes,
  siteRoutes,
  opsRoutes,
  staffRoutes,
  payoutRoutes,
  pictureRoutes,
  webhookRoutes,
].flat()
