import Big from 'big.js'
import { AGENT_PRODUCTS, type AgentProduct } from '@fanfare/contract/agent/agent.ts'
import { capKey, type NewRebateLine } from '#gateway/rebates/db/rebate-lines.ts'
import type { AgentHistory, CampaignTerms, ReferralChain } from '#gateway/rebates/db/referral-chains.ts'
import { toDecimal } from '../util/decimal.ts'
import { dayKey, nextDay } from '../util/time/zoned-day.ts'
import { rebateLinesOf, type ChainAgent, type Trade } from './rebate-lines-of.ts'
import { monthOf } from './month.ts'

type Rates = Record<AgentProduct, string>

/** The lower of two rates for each product. */
export const lowerRates = (own: Rates, limit: Rates) =>
  Object.fromEntries(
    AGENT_PRODUCTS.map((product) => [
      product,
      new Big(own[product]).gt(limit[product]) ? limit[product] : own[product],
    ]),
  ) as Rates

interface KnownTerms {
  campaign: CampaignTerms
  agents: ReadonlyMap<string, AgentHistory>
  /** Rebates that each referral brought each agent by month, decimal strings by `capKey`; this function adds the new lines. */
  used: Map<string, string>
}

/** The day that pays a line: that of its fact, or the first one that is still open. */
export const settleDayOf = (day: string, settledThrough: string | null) =>
  settledThrough === null || day > settledThrough ? day : nextDay(settledThrough)

type TermsAt = Omit<ChainAgent, 'capLeft'> & { withinUpline: boolean }

/** The terms of an agent for a trade. null when the level of the month is not decided yet. */
function agentAt(
  history: AgentHistory,
  { levels }: CampaignTerms['definition'],
  at: number,
  month: string,
): TermsAt | null {
  const position = history.levels[month]
  const level = position === undefined ? undefined : (levels[position] ?? levels[0])
  if (level === undefined) return null
  const terms = history.terms.find(({ since }) => since <= at)
  return {
    agentId: history.agentId,
    rates: { ...level.rates, ...terms?.rates },
    withinUpline: terms?.withinUpline ?? false,
    isSuspended: terms?.isSuspended ?? false,
  }
}

/** Rates that the agent above has set hold at most at its own rates of the time. `chain` begins with the direct agent. */
function withinUplines(chain: readonly TermsAt[]) {
  const capped: TermsAt[] = []
  for (const agent of chain.toReversed()) {
    const upline = capped[0]
    const isCapped = agent.withinUpline && upline !== undefined
    capped.unshift(isCapped ? { ...agent, rates: lowerRates(agent.rates, upline.rates) } : agent)
  }
  return capped
}

/**
 * The lines of trades of one referral, which must be in the order of time. @returns the first trade whose month has no level yet, at
 * which it ended; null when all have their lines
 */
export function linesOfTrades(
  referral: ReferralChain,
  trades: readonly Trade[],
  { campaign, agents, used }: KnownTerms,
): { lines: NewRebateLine[]; waiting: Trade | null } {
  const { definition } = campaign
  const { timeZone, monthlyCap, deduct } = definition
  const lines: NewRebateLine[] = []
  for (const trade of trades) {
    const day = dayKey(trade.occurredAt, timeZone)
    const month = monthOf(trade.occurredAt, timeZone)
    const known: TermsAt[] = []
    for (const agentId of referral.agentIds) {
      const history = agents.get(agentId)
      const terms = history && agentAt(history, definition, trade.occurredAt, month)
      if (!terms) return { lines, waiting: trade }
      known.push(terms)
    }
    const chain = withinUplines(known).map((agent): ChainAgent => {
      const before = used.get(capKey({ userId: referral.userId, agentId: agent.agentId, month })) ?? '0'
      const capLeft = monthlyCap === undefined ? null : toDecimal(new Big(monthlyCap.amount).minus(before))
      return { ...agent, capLeft }
    })
    for (const line of rebateLinesOf(trade, chain, { deduct, givesBack: referral.givesBack })) {
      const key = capKey({ userId: referral.userId, agentId: line.agentId, month })
      used.set(key, toDecimal(new Big(used.get(key) ?? '0').plus(line.rebate)))
      lines.push({
        ...line,
        kind: 'TRADE',
        campaignId: referral.campaignId,
        userId: referral.userId,
        eventId: trade.eventId,
        at: trade.occurredAt,
        code: referral.code,
        symbol: trade.symbol,
        volume: trade.usdtVolume,
        settleDay: settleDayOf(day, agents.get(line.agentId)?.settledThrough ?? null),
      })
    }
  }
  return { lines, waiting: null }
}
