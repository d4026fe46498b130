import type { agentApplication, applyAsAgent } from '@fanfare/contract/agent/application.ts'
import type { Handler } from '#gateway/route.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import {
  findApplicationOf,
  insertApplication,
  type AgentApplicationRow,
} from '#gateway/agents/db/agent-applications.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { findAgentByCode } from '#gateway/agents/db/agent-codes.ts'
import { depthOf } from '#gateway/agents/db/agents.ts'
import type { Db } from '#gateway/db/client.ts'
import { findMyCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUser } from '#gateway/accounts/db/users.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { DomainError, Malformed } from '../util/domain-error.ts'

/** A declined user may apply again this long after the decision. */
export const REAPPLY_AFTER_MS = 30 * DAY_MS

const describe = (row: AgentApplicationRow | undefined) => ({
  status: row?.status ?? ('NONE' as const),
  appliedAt: row?.appliedAt ?? null,
  decidedAt: row?.decidedAt ?? null,
  reasonCode: row?.reasonCode ?? null,
  mayApplyAt: row?.status === 'DECLINED' ? (row.decidedAt ?? 0) + REAPPLY_AFTER_MS : null,
})

export const readAgentApplication: Handler<typeof agentApplication> = async (
  _request,
  { gateway: { db }, caller: { userId } },
) => describe(await findApplicationOf(db, userId))

/** The agent of a code, if they may have another sub-agent. */
async function inviterOf(tx: Db, uplineCode: string, now: number) {
  const agent = await findAgentByCode(tx, uplineCode.toUpperCase())
  const campaign = agent && (await findMyCampaign(tx, agent.campaignId, agent.agentId))
  const isOpen = campaign?.suspendedAt === null && now < campaign.endTime
  if (!isOpen || (await depthOf(tx, campaign.userId)) >= campaign.definition.depth)
    throw new Malformed('uplineCode', 'is no code of an agent who can invite')
  return campaign.userId
}

/**
 * Applies to become an agent; an open application is answered as it is.
 * @throws DomainError 51030 ALREADY_AGENT, 51071 with `retryAt` for a declined user before `mayApplyAt`, 40000 with `uplineCode`: nobody
 * can become a sub-agent by this code
 */
export const applyAsMyAgent = (
  { db, clock, newId }: GatewayContext,
  { userId }: Caller,
  { channel, link, country, uplineCode }: CallRequest<typeof applyAsAgent>['body'],
) =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    if ((await findUser(tx, userId))?.agentId) throw new DomainError('NOT_PERMITTED', { reasonCode: 'ALREADY_AGENT' })
    const { mayApplyAt } = describe(await findApplicationOf(tx, userId))
    if (mayApplyAt !== null && mayApplyAt > now)
      throw new DomainError('LIMIT', { retryAt: mayApplyAt, tipKey: 'agent.apply.too_early' })
    const uplineId = uplineCode === undefined ? null : await inviterOf(tx, uplineCode, now)
    const applicationId = newId('app')
    const applied = { applicationId, userId, channel, link: link ?? null, country, uplineId, appliedAt: now }
    if (await insertApplication(tx, applied))
      await writeAudit(tx, {
        at: now,
        actor: userId,
        action: 'agent_application.received',
        subject: applicationId,
        detail: { country, uplineId },
      })
    return describe(await findApplicationOf(tx, userId))
  })
