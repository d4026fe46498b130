import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { decideAgentApplication as decideCall } from '@fanfare/contract/ops/agents.ts'
import { lockApplication, saveDecision, type AgentApplicationRow } from '#gateway/agents/db/agent-applications.ts'
import { findAgent } from '#gateway/agents/db/agents.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import type { Handler } from '#gateway/route.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import { Malformed, present } from '../../util/domain-error.ts'
import { REAPPLY_AFTER_MS } from '../agent-application.ts'
import { saveAgentIn, type SaveAgentInput } from './save-agent.ts'

/** `revision` is as the caller read it, so that of two concurrent decisions one is refused. `actor`, for the audit log, is `operator:{name}`. */
type Decision = CallRequest<typeof decideCall>['body'] & { applicationId: string; actor: string }

/**
 * Accepts an application, which makes its user an agent of the campaign in the same transaction, or declines it with a reason. A user whom
 * an agent invited becomes its sub-agent, unless the decision names another campaign or agent above.
 * @returns the new agent; null when declined
 * @throws DomainError 51001, 40000 with `revision` (decided already, or another revision), and what `saveAgent` throws
 */
export const decideAgentApplication = (gateway: GatewayContext, decision: Decision) =>
  withTransaction(gateway.db, async (tx) => {
    const { applicationId, revision, accept, rates, actor } = decision
    const reasonCode = accept ? null : decision.reasonCode
    if (reasonCode === undefined) throw new Malformed('reasonCode', 'is needed to decline')
    const application = present(await lockApplication(tx, applicationId))
    if (application.status !== 'RECEIVED' || application.revision !== revision)
      throw new Malformed('revision', `the application is ${application.status} at revision ${application.revision}`)
    const { userId } = application
    const status = accept ? 'ACCEPTED' : 'DECLINED'
    const at = gateway.clock.now()
    await saveDecision(tx, applicationId, { status, reasonCode, decidedAt: at, decidedBy: actor })
    await writeAudit(tx, {
      at,
      actor,
      action: accept ? 'agent_application.accepted' : 'agent_application.declined',
      subject: applicationId,
      detail: { userId, reasonCode },
      change: { before: { status: application.status, revision }, after: { status, revision: revision + 1 } },
    })
    const tell = (payload: Record<string, unknown>) =>
      appendLog(tx, [{ topic: 'agent.application_decided', userId, payload: { status, ...payload } }], at)
    if (!accept) {
      await tell({ reasonCode, mayApplyAt: at + REAPPLY_AFTER_MS })
      return null
    }
    const saved = await saveAgentIn(tx, gateway, {
      userId,
      ...(await placeOf(tx, application, decision)),
      rates,
      actor,
    })
    await tell({ campaignId: saved.campaignId })
    return saved
  })

/** The campaign and the agent above of a new agent. @throws DomainError 40000 with `campaignId`: neither decision nor invite names one */
async function placeOf(
  tx: Db,
  { uplineId }: AgentApplicationRow,
  { campaignId, alias, uplineUserId }: Decision,
): Promise<Pick<SaveAgentInput, 'campaign' | 'uplineUserId'>> {
  if (campaignId !== undefined && alias !== undefined) throw new Malformed('alias', 'names the campaign a second time')
  if (campaignId !== undefined) return { campaign: { campaignId }, uplineUserId }
  if (alias !== undefined) return { campaign: { alias }, uplineUserId }
  const inviter = uplineId === null ? undefined : await findAgent(tx, uplineUserId ?? uplineId)
  if (inviter === undefined) throw new Malformed('campaignId', 'is needed')
  return { campaign: { campaignId: inviter.campaignId }, uplineUserId: inviter.userId }
}

/** POST /ops/v1/agent-applications/{applicationId}/decision. @throws DomainError 40000 with the field, 51001 */
export const decideFromBody: Handler<typeof decideCall> = async (
  { params: { applicationId }, body },
  { gateway, operator },
) => {
  const agent = await decideAgentApplication(gateway, { ...body, applicationId, actor: operatorActor(operator) })
  const { agentId, campaignId } = agent ?? { agentId: null, campaignId: null }
  return { applicationId, status: body.accept ? 'ACCEPTED' : 'DECLINED', agentId, campaignId }
}
