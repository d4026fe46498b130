import type { Caller, GatewayContext } from '#gateway/context.ts'
import { listAgentViews, saveAgentViews } from '#gateway/agents/db/agent-views.ts'
import type { AgentView } from '@fanfare/contract/agent/views.ts'
import { requireCampaign } from './require-campaign.ts'

/** @throws DomainError 51001 */
export async function readMyViews(gateway: Pick<GatewayContext, 'db'>, caller: Caller, campaignId: string) {
  await requireCampaign(gateway, caller, campaignId)
  return { items: await listAgentViews(gateway.db, campaignId, caller.userId) }
}

/** Replaces my saved filters. @throws DomainError 51001 */
export async function replaceMyViews(
  gateway: Pick<GatewayContext, 'db' | 'clock'>,
  caller: Caller,
  campaignId: string,
  items: AgentView[],
) {
  await requireCampaign(gateway, caller, campaignId)
  await saveAgentViews(gateway.db, campaignId, caller.userId, items, gateway.clock.now())
  return { items }
}
