import Big from 'big.js'
import type { Caller, GatewayContext } from '#gateway/context.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { AGENT_PRODUCTS } from '@fanfare/contract/agent/agent.ts'
import type { saveSubAgentRate } from '@fanfare/contract/agent/sub-agents.ts'
import type { CallRequest } from '@fanfare/contract/define-call.ts'
import { Malformed } from '../../util/domain-error.ts'
import { describeSubAgentRates, readSubAgentTerms, requireSubAgent } from '../list-sub-agents.ts'
import { readRates } from '../describe-level.ts'
import { requireCampaign } from '../open-list.ts'
import { saveAgentIn } from './save-agent.ts'

/**
 * Sets the rates of an agent right below the caller, from now on (ADR 0072).
 * @throws DomainError 51001, 51030, 40000 that names the product: above the caller's own rate, or more than 4 decimals
 */
export const saveMySubAgentRate = (
  gateway: GatewayContext,
  caller: Caller,
  { params, body }: Pick<CallRequest<typeof saveSubAgentRate>, 'params' | 'body'>,
) =>
  withTransaction(gateway.db, async (tx) => {
    const { userId } = caller
    const now = gateway.clock.now()
    const campaign = await requireCampaign({ db: tx }, caller, params.id)
    const { campaignId } = campaign
    const sub = await requireSubAgent(tx, { campaignId, uplineId: userId, subAgentId: body.subAgentId })
    const limits = (await readRates(tx, campaign, [userId], now)).get(userId)
    const above = AGENT_PRODUCTS.find((product) => new Big(body.rates[product]).gt(limits?.[product] ?? 0))
    if (above !== undefined) throw new Malformed(`rates.${above}`, 'must be at most your own rate')
    const { rates } = body
    const change = { userId: sub.userId, campaign: { campaignId }, rates, withinUpline: true, actor: userId }
    await saveAgentIn(tx, gateway, change)
    const held = (await readRates(tx, campaign, [sub.userId], now)).get(sub.userId)
    const history = await readSubAgentTerms(tx, campaignId, sub.userId)
    return { rates: describeSubAgentRates(held, limits), history }
  })
