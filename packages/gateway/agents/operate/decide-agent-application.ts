import type { AgentDeclineReason } from '@fanfare/contract/agent/application.ts'
import type { CallAnswer, CallInput } from '@fanfare/contract/define-call.ts'
import type { decideAgentApplication as decideCall } from '@fanfare/contract/ops/agents.ts'
import { lockApplication, saveDecision, type AgentApplicationRow } from '#gateway/agents/db/agent-applications.ts'
import { findAgent } from '#gateway/agents/db/agents.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { appendLog } from '#gateway/log/db/log.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import { Malformed, present } from '../../util/domain-error.ts'
import { REAPPLY_AFTER_MS } from '../agent-application.ts'
import { saveAgentIn, type SaveAgentInput } from './save-agent.ts'

interface Decision {
  applicationId: string
  /** As the caller read it, so that of two concurrent decisions one is refused. */
  revision: number
  /** For the audit log, `operator:{name}`. */
  actor: string
  decision:
    | ({ accept: true } & Partial<Pick<SaveAgentInput, 'campaign'>> & Pick<SaveAgentInput, 'uplineUserId' | 'rates'>)
    | { accept: false; reasonCode: AgentDeclineReason }
}

/**
 * Accepts an application, which makes its user an agent of the campaign in the same transaction, or declines it with a reason. A user whom
 * an agent invited becomes its sub-agent, unless the decision names another campaign or agent above.
 * @returns the new agent; null when declined
 * @throws DomainError 51001, 40000 with `revision` (decided already, or another revision), and what `saveAgent` throws
 */
export const decideAgentApplication = (
  gateway: GatewayContext,
  { applicationId, revision, actor, decision }: Decision,
) =>
  withTransaction(gateway.db, async (tx) => {
    const application = present(await lockApplication(tx, applicationId))
    if (application.status !== 'RECEIVED' || application.revision !== revision)
      throw new Malformed('revision', `the application is ${application.status} at revision ${application.revision}`)
    const { userId } = application
    const { accept } = decision
    const status = accept ? 'ACCEPTED' : 'DECLINED'
    const reasonCode = decision.accept ? null : decision.reasonCode
    const at = gateway.clock.now()
    await saveDecision(tx, application, { status, reasonCode, decidedAt: at, decidedBy: actor })
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
    if (!decision.accept) {
      await tell({ reasonCode, mayApplyAt: at + REAPPLY_AFTER_MS })
      return null
    }
    const place = await placeOf(tx, application, decision)
    const saved = await saveAgentIn(tx, gateway, { userId, ...place, rates: decision.rates, actor })
    await tell({ campaignId: saved.campaignId })
    return saved
  })

/** The campaign and the agent above of a new agent. @throws DomainError 40000 with `campaignId`: neither decision nor invite names one */
async function placeOf(
  tx: Db,
  { uplineId }: Pick<AgentApplicationRow, 'uplineId'>,
  { campaign, uplineUserId }: Partial<Pick<SaveAgentInput, 'campaign' | 'uplineUserId'>>,
): Promise<Pick<SaveAgentInput, 'campaign' | 'uplineUserId'>> {
  if (campaign !== undefined) return { campaign, uplineUserId }
  const inviter = uplineId === null ? undefined : await findAgent(tx, uplineUserId ?? uplineId)
  if (inviter === undefined) throw new Malformed('campaignId', 'is needed')
  return { campaign: { campaignId: inviter.campaignId }, uplineUserId: inviter.userId }
}

/** POST /ops/v1/agent-applications/{applicationId}/decision. @throws DomainError 40000 with the field, 51001 */
export async function decideFromBody(
  gateway: GatewayContext,
  {
    applicationId,
    revision,
    accept,
    reasonCode,
    campaignId,
    alias,
    uplineUserId,
    rates,
    operator,
  }: CallInput<typeof decideCall>['body'] & { applicationId: string; operator: string | null },
): Promise<CallAnswer<typeof decideCall>> {
  const order = { applicationId, revision, actor: operatorActor(operator) }
  if (!accept) {
    if (reasonCode === undefined) throw new Malformed('reasonCode', 'is needed to decline')
    await decideAgentApplication(gateway, { ...order, decision: { accept, reasonCode } })
    return { applicationId, status: 'DECLINED', agentId: null, campaignId: null }
  }
  if (campaignId !== undefined && alias !== undefined) throw new Malformed('alias', 'names the campaign a second time')
  const campaign = campaignId === undefined ? (alias === undefined ? undefined : { alias }) : { campaignId }
  const decision = { accept, ...(campaign && { campaign }), uplineUserId, rates }
  const agent = await decideAgentApplication(gateway, { ...order, decision })
  return { applicationId, status: 'ACCEPTED', agentId: agent?.agentId ?? null, campaignId: agent?.campaignId ?? null }
}
