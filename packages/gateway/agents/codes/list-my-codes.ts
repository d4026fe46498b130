import type { Caller, GatewayContext } from '#gateway/context.ts'
import { listCodes, type AgentCodeAnswer } from '../list-codes.ts'
import { requireCampaign } from '../require-campaign.ts'

/** @throws DomainError 51001 */
export async function listMyCodes(
  gateway: Pick<GatewayContext, 'db' | 'clock' | 'config'>,
  caller: Caller,
  campaignId: string,
  locale: string,
): Promise<{ items: AgentCodeAnswer[] }> {
  const campaign = await requireCampaign(gateway, caller, campaignId)
  return { items: await listCodes(gateway, campaign, locale) }
}
