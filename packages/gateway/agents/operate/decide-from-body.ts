import type { GatewayContext } from '#gateway/context.ts'
import type { CallAnswer, CallInput } from '@fanfare/contract/define-call.ts'
import type { decideAgentApplication as decideCall } from '@fanfare/contract/ops/agents.ts'
import { DomainError } from '../../util/domain-error.ts'
import { operatorActor } from '../../activities/publication/operator-actor.ts'
import { decideAgentApplication } from './decide-agent-application.ts'

type DecideBody = CallInput<typeof decideCall>['body'] & { applicationId: string; operator: string | null }

/** POST /ops/v1/agent-applications/{applicationId}/decision. @throws DomainError 40000 with the field, 51001 */
export async function decideFromBody(
  gateway: GatewayContext,
  { applicationId, revision, accept, reasonCode, campaignId, alias, uplineUserId, rates, operator }: DecideBody,
): Promise<CallAnswer<typeof decideCall>> {
  const order = { applicationId, revision, actor: operatorActor(operator) }
  if (!accept) {
    if (reasonCode === undefined)
      throw new DomainError('MALFORMED', { issues: [{ path: 'reasonCode', message: 'is needed to decline' }] })
    await decideAgentApplication(gateway, { ...order, decision: { accept, reasonCode } })
    return { applicationId, status: 'DECLINED', agentId: null, campaignId: null }
  }
  if (campaignId !== undefined && alias !== undefined)
    throw new DomainError('MALFORMED', { issues: [{ path: 'alias', message: 'names the campaign a second time' }] })
  const campaign = campaignId === undefined ? (alias === undefined ? undefined : { alias }) : { campaignId }
  const decision = { accept, ...(campaign && { campaign }), uplineUserId, rates }
  const agent = await decideAgentApplication(gateway, { ...order, decision })
  return { applicationId, status: 'ACCEPTED', agentId: agent?.agentId ?? null, campaignId: agent?.campaignId ?? null }
}
