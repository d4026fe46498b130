import type { GatewayContext } from '#gateway/context.ts'
import { DomainError } from '../../util/domain-error.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import { saveAgent, type SaveAgentInput, type SavedAgent } from './save-agent.ts'

interface SaveAgentBody extends Pick<SaveAgentInput, 'userId' | 'uplineUserId' | 'rates' | 'suspended'> {
  campaignId?: string | undefined
  alias?: string | undefined
  operator: string | null
}

/** PUT /ops/v1/agents/{userId}. @throws DomainError 40000 with the field */
export async function saveAgentFromBody(
  gateway: GatewayContext,
  { campaignId, alias, operator, ...input }: SaveAgentBody,
): Promise<SavedAgent> {
  if ((campaignId === undefined) === (alias === undefined))
    throw new DomainError('MALFORMED', {
      issues: [{ path: 'campaignId', message: 'is needed, or alias in its place' }],
    })
  const campaign = campaignId === undefined ? { alias: alias ?? '' } : { campaignId }
  return saveAgent(gateway, { ...input, campaign, actor: operatorActor(operator) })
}
