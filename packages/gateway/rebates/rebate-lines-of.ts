import Big from 'big.js'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import {
  AGENT_PRODUCTS,
  type AgentProduct,
  type RebateDeduction,
  type RebateReason,
} from '@fanfare/contract/agent/agent.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { capKey, type NewRebateLine } from '#gateway/rebates/db/rebate-lines.ts'
import type { AgentHistory, CampaignTerms, ReferralChain } from '#gateway/rebates/db/referral-chains.ts'
import { sumOf, toDecimal } from '../util/decimal.ts'
import { dayKey, nextDay } from '../util/time/zoned-day.ts'
import { monthOf } from './month.ts'

export type Trade = PlatformEventOf<'trade.filled'>

/**
 * The listed parts of a trade's fee that earn nothing. Each takes at most what the parts before it left, so together they are at most the
 * fee; a maker's part is the whole rest.
 */
function deductionsOf(trade: Trade, fee: Big, listed: AgentProgramme['deduct']) {
  const { feeFromBonus, feeCoupon = '0', feeDiscount = '0', maker } = trade
  const parts = {
    BONUS: feeFromBonus === true ? fee : new Big(feeFromBonus === false ? '0' : feeFromBonus),
    COUPON: new Big(feeCoupon),
    DISCOUNT: new Big(feeDiscount),
    MAKER: maker ? fee : new Big(0),
  }
  let left = fee
  return Object.entries(parts).flatMap(([name, part]) => {
    const kind = name as RebateDeduction['kind']
    const amount = !listed.includes(kind) ? new Big(0) : part.gt(left) ? left : part
    left = left.minus(amount)
    return amount.gt(0) ? [{ kind, amount: toDecimal(amount) }] : []
  })
}

/** By product. */
export type Rates = Record<AgentProduct, string>

/** An agent of the chain of a trade, with its terms at the time of the trade. */
export interface ChainAgent {
  agentId: string
  /** The part of the paid fee by product, decimal strings. */
  rates: Rates
  isSuspended: boolean
  /** The rest of the month's cap for this agent and referral; null when there is no cap. */
  capLeft: string | null
}

const DECIMALS = 8
const PRODUCT_OF_MARKET = { spot: 'SPOT', futures: 'FUTURES', copy: 'COPY' } as const satisfies Record<
  Trade['market'],
  AgentProduct
>

const atLeastZero = (value: Big) => (value.lt(0) ? new Big(0) : value)
const least = (a: Big, b: Big) => (a.lt(b) ? a : b)
const roundDown = (value: Big) => value.round(DECIMALS, Big.roundDown)

/**
 * The lines of one trade (ADR 0072): of the direct agent, who is first in the chain, and of each agent above. The direct agent gets its
 * rate less the friend's share, and each agent above its rate less the highest rate below, so that all parts together are at most the
 * highest rate. A line without a rebate has a reason. Amounts are decimal strings of at most 8 decimals, in USDT.
 * @param givesBack the friend's share by the code, at most the direct agent's rate; a suspended agent's friend gets none
 */
export function rebateLinesOf(
  trade: Trade,
  chain: readonly ChainAgent[],
  { deduct, givesBack }: { deduct: AgentProgramme['deduct']; givesBack: string },
) {
  const product = PRODUCT_OF_MARKET[trade.market]
  const fee = new Big(trade.zeroFee ? '0' : trade.fee)
  const deductions = deductionsOf(trade, fee, deduct)
  const deducted = sumOf(deductions.map(({ amount }) => amount))
  const paid = fee.minus(deducted)
  let below = new Big(0)
  return chain.map((agent, depth) => {
    const own = new Big(agent.rates[product])
    const share = depth === 0 ? least(new Big(givesBack), own) : new Big(0)
    const rate = depth === 0 ? own.minus(share) : atLeastZero(own.minus(below))
    below = own.gt(below) ? own : below
    const whole = roundDown(paid.times(rate))
    const allowed = agent.capLeft === null ? whole : least(whole, atLeastZero(new Big(agent.capLeft)))
    const isSelf = agent.agentId === trade.userId
    const rebate = isSelf || agent.isSuspended ? new Big(0) : allowed
    const reason = (): RebateReason => {
      if (fee.eq(0)) return 'ZERO_FEE'
      if (paid.eq(0)) return deductions.some(({ kind }) => kind === 'MAKER') ? 'MAKER_FEE' : 'BONUS_FEE'
      if (isSelf) return 'SELF_REFERRAL'
      if (agent.isSuspended) return 'SUSPENDED'
      if (own.eq(0)) return 'ZERO_RATE'
      if (rate.eq(0)) return depth === 0 ? 'GIVEN_BACK' : 'SAME_RATE'
      return whole.eq(0) ? 'ZERO_FEE' : 'CAP_REACHED'
    }
    return {
      agentId: agent.agentId,
      source: depth === 0 ? ('DIRECT' as const) : ('SUB' as const),
      product,
      fee: toDecimal(fee),
      deductions,
      deducted: toDecimal(deducted),
      rate: toDecimal(rate),
      rebate: toDecimal(rebate),
      friendRebate: agent.isSuspended ? '0' : toDecimal(roundDown(paid.times(share))),
      reason: rebate.eq(0) ? reason() : null,
    }
  })
}

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
  { userId, campaignId, code, givesBack, agentIds }: ReferralChain,
  trades: readonly Trade[],
  { campaign, agents, used }: KnownTerms,
): { lines: NewRebateLine[]; waiting: Trade | null } {
  const { definition } = campaign
  const { timeZone, monthlyCap, deduct } = definition
  const lines: NewRebateLine[] = []
  for (const trade of trades) {
    const { eventId, occurredAt: at, symbol, usdtVolume: volume } = trade
    const day = dayKey(at, timeZone)
    const month = monthOf(at, timeZone)
    const known: TermsAt[] = []
    for (const agentId of agentIds) {
      const history = agents.get(agentId)
      const terms = history && agentAt(history, definition, at, month)
      if (!terms) return { lines, waiting: trade }
      known.push(terms)
    }
    const chain = withinUplines(known).map((agent): ChainAgent => {
      const before = used.get(capKey({ userId, agentId: agent.agentId, month })) ?? '0'
      const capLeft = monthlyCap === undefined ? null : toDecimal(new Big(monthlyCap.amount).minus(before))
      return { ...agent, capLeft }
    })
    for (const line of rebateLinesOf(trade, chain, { deduct, givesBack })) {
      const key = capKey({ userId, agentId: line.agentId, month })
      used.set(key, toDecimal(new Big(used.get(key) ?? '0').plus(line.rebate)))
      lines.push({
        ...line,
        kind: 'TRADE',
        campaignId,
        userId,
        eventId,
        at,
        code,
        symbol,
        volume,
        settleDay: settleDayOf(day, agents.get(line.agentId)?.settledThrough ?? null),
      })
    }
  }
  return { lines, waiting: null }
}
