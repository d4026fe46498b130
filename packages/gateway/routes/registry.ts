import type { AnyRoute } from '#gateway/route.ts'
import {
  activityRoutes,
  competitionRoutes,
  copyTradingRoutes,
  lotteryRoutes,
} from '#gateway/activities/routes/activity.ts'
import { agentRoutes } from '#gateway/agents/routes/agent.ts'
import { messageRoutes } from '#gateway/messages/routes/message.ts'
import { opsRoutes } from './ops.ts'
import { pictureRoutes } from '#gateway/pictures/routes/pictures.ts'
import { payoutRoutes } from '#gateway/payouts/routes/payouts.ts'
import { sessionRoutes } from '#gateway/accounts/routes/session.ts'
import { shareRoutes } from '#gateway/site/routes/share.ts'
import { siteRoutes } from '#gateway/site/routes/site.ts'
import { staffRoutes } from '#gateway/staff/routes/staff.ts'
import { taskRoutes } from '#gateway/rewards/routes/task.ts'
import { webhookRoutes } from '#gateway/webhooks/routes/webhooks.ts'

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
