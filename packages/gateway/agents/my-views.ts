import type { saveAgentViews as saveAgentViewsCall, agentViews } from '@fanfare/contract/agent/views.ts'
import type { Handler } from '#gateway/route.ts'
import { listAgentViews, saveAgentViews } from '#gateway/agents/db/agent-views.ts'
import { requireCampaign } from './require-campaign.ts'

/** @throws DomainError 51001 */
export const readMyViews: Handler<typeof agentViews> = async ({ params: { id: campaignId } }, { gateway, caller }) => {
  await requireCampaign(gateway, caller, campaignId)
  return { items: await listAgentViews(gateway.db, campaignId, caller.userId) }
}

/** Replaces my saved filters. @throws DomainError 51001 */
export const replaceMyViews: Handler<typeof saveAgentViewsCall> = async (
  { params: { id: campaignId }, body: { items } },
  { gateway, caller },
) => {
  await requireCampaign(gateway, caller, campaignId)
  await saveAgentViews(gateway.db, campaignId, caller.userId, items, gateway.clock.now())
  return { items }
}
