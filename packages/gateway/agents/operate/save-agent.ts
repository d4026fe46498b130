import type { CallRequest } from '@fanfare/contract/define-call.ts'
import type { saveAgent as saveAgentCall } from '@fanfare/contract/ops/agents.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Handler } from '#gateway/route.ts'
import { insertAgentCode } from '#gateway/agents/db/agent-codes.ts'
import { lockCampaign, type AgentCampaign } from '#gateway/agents/db/agent-campaigns.ts'
import { insertLevel } from '#gateway/agents/db/agent-levels.ts'
import { createReferralsByCode } from '#gateway/agents/db/agent-referrals.ts'
import {
  changeTerms,
  depthOf,
  ensureAgentAccount,
  findAgent,
  insertAgent,
  lockAgent,
} from '#gateway/agents/db/agents.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import type { Db } from '#gateway/db/client.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { findUser, findUserByVipCode, type User } from '#gateway/accounts/db/users.ts'
import { Malformed } from '../../util/domain-error.ts'
import { monthOf } from '../../rebates/month.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'

type SaveAgentBody = CallRequest<typeof saveAgentCall>['body']

/** `uplineUserId` is the agent above of a new agent. `rates`: null takes agreed ones back, undefined keeps them. */
export interface SaveAgentInput extends Pick<SaveAgentBody, 'uplineUserId' | 'rates' | 'suspended'> {
  userId: string
  campaign: { alias: string } | { campaignId: string }
  /** The agent above sets the rates, which cannot exceed its own. */
  withinUpline?: boolean | undefined
  /** For the audit log. */
  actor: string
}

/** As in the file of a campaign. */
const RATE = /^0(\.\d{1,4})?$/

/**
 * Makes a user an agent of a campaign, with a main code and the users who came by it before, or changes the terms of an agent from now
 * on. @throws DomainError 40000 with the field
 */
export const saveAgent = (gateway: GatewayContext, input: SaveAgentInput) =>
  withTransaction(gateway.db, (tx) => saveAgentIn(tx, gateway, input))

/** `saveAgent` as a part of another transaction. */
export async function saveAgentIn(tx: Db, { clock, newId }: GatewayContext, input: SaveAgentInput) {
  const now = clock.now()
  const campaign = await lockCampaign(tx, input.campaign)
  if (campaign === undefined) throw new Malformed(Object.keys(input.campaign)[0] ?? 'alias', 'is no campaign')
  const { campaignId, alias } = campaign
  const user = (await findUser(tx, input.userId)) ?? (await findUserByVipCode(tx, input.userId))
  if (user === undefined) throw new Malformed('userId', 'is no id and no invite code of a user')
  const { userId, vipCode } = user
  const known = await lockAgent(tx, userId)
  if (known !== undefined && known.campaignId !== campaignId)
    throw new Malformed('campaignId', 'is another campaign than the one of this agent')
  if (known !== undefined && input.uplineUserId !== undefined && input.uplineUserId !== known.uplineId)
    throw new Malformed('uplineUserId', 'may not change')
  for (const [product, rate] of Object.entries(input.rates ?? {}))
    if (!RATE.test(rate)) throw new Malformed(`rates.${product}`, 'must be below 1 with at most 4 decimals')
  const rates = input.rates === undefined ? (known?.rates ?? null) : input.rates
  const isSuspended = input.suspended ?? (known !== undefined && known.suspendedAt !== null)
  const withinUpline = input.rates === undefined ? (known?.withinUpline ?? false) : (input.withinUpline ?? false)
  const terms = { campaignId, agentId: userId, rates, withinUpline, isSuspended }
  const agentId = await ensureAgentAccount(tx, userId, newId('agent'))
  const uplineUserId = known === undefined ? (input.uplineUserId ?? null) : known.uplineId
  let since = now
  if (known === undefined) await joinCampaign(tx, { user, campaign, terms, uplineUserId, now })
  else since = await changeTerms(tx, terms, now)
  await writeAudit(tx, {
    at: now,
    actor: input.actor,
    action: known === undefined ? 'agent.joined' : 'agent.changed',
    subject: userId,
    detail: { campaignId, uplineUserId, rates, withinUpline, suspended: isSuspended, since },
    change: {
      before: known
        ? { rates: known.rates, withinUpline: known.withinUpline, suspended: known.suspendedAt !== null }
        : null,
      after: { rates, withinUpline, suspended: isSuspended },
    },
  })
  return {
    userId,
    agentId,
    campaignId,
    alias,
    vipCode,
    uplineUserId,
    rates,
    suspended: isSuspended,
    created: known === undefined,
  }
}

interface Joining {
  user: User
  campaign: AgentCampaign
  terms: Parameters<typeof changeTerms>[1]
  uplineUserId: string | null
  now: number
}

async function joinCampaign(tx: Db, { user, campaign, terms, uplineUserId, now }: Joining) {
  const { campaignId, definition, endTime } = campaign
  const agentId = user.userId
  if (endTime <= now) throw new Malformed('campaignId', 'has ended')
  if (uplineUserId !== null) {
    const upline = await findAgent(tx, uplineUserId)
    if (upline?.campaignId !== campaignId) throw new Malformed('uplineUserId', 'is no agent of this campaign')
    if ((await depthOf(tx, uplineUserId)) >= definition.depth)
      throw new Malformed('uplineUserId', `would have more than ${definition.depth} agents in one line`)
  }
  await insertAgent(tx, { ...terms, uplineId: uplineUserId, joinedAt: now })
  const code = user.vipCode.toUpperCase()
  await insertAgentCode(tx, { code, campaignId, agentId, label: '', isMain: true, createdAt: now })
  const month = monthOf(now, definition.timeZone)
  await insertLevel(tx, { campaignId, agentId, month, level: 0, activeTraders: 0, decidedAt: now })
  await createReferralsByCode(tx, code, now)
}

/** PUT /ops/v1/agents/{userId}. @throws DomainError 40000 with the field */
export const saveAgentFromBody: Handler<typeof saveAgentCall> = async (
  { params: { userId }, body: { campaignId, alias, ...terms } },
  { gateway, operator },
) => {
  if ((campaignId === undefined) === (alias === undefined))
    throw new Malformed('campaignId', 'is needed, or alias in its place')
  const campaign = campaignId === undefined ? { alias: alias ?? '' } : { campaignId }
  return saveAgent(gateway, { ...terms, userId, campaign, actor: operatorActor(operator) })
}
