import type { Caller, GatewayContext } from '#gateway/context.ts'
import { findMyCampaign, type MyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { DomainError } from '../util/domain-error.ts'

/**
 * A campaign of which the caller is an agent (AGT-3).
 * @throws DomainError 51001 for an unknown campaign and for one of other agents, 51030 with SUSPENDED for a suspended agent
 */
export async function requireCampaign(
  { db }: Pick<GatewayContext, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  campaignId: string,
): Promise<MyCampaign> {
  const campaign = await findMyCampaign(db, campaignId, userId)
  if (campaign === null) throw new DomainError('NOT_FOUND')
  if (campaign.suspendedAt !== null) throw new DomainError('NOT_PERMITTED', { reasonCode: 'SUSPENDED' })
  return campaign
}
