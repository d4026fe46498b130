import Big from 'big.js'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { AgentProduct, AgentSource, RebateDeduction, RebateReason } from '@fanfare/contract/agent/agent.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { sumOf, toDecimal } from '../util/decimal.ts'

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

/** An agent of the chain of a trade, with its terms at the time of the trade. */
export interface ChainAgent {
  agentId: string
  /** The part of the paid fee by product, decimal strings. */
  rates: Record<AgentProduct, string>
  isSuspended: boolean
  /** The rest of the month's cap for this agent and referral; null when there is no cap. */
  capLeft: string | null
}

/** The amounts of one agent for one trade; decimal strings of at most 8 decimals, in USDT. */
interface ComputedLine {
  agentId: string
  source: AgentSource
  product: AgentProduct
  fee: string
  deductions: RebateDeduction[]
  deducted: string
  rate: string
  rebate: string
  friendRebate: string
  reason: RebateReason | null
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
 * highest rate. A line without a rebate has a reason.
 * @param givesBack the friend's share by the code, at most the direct agent's rate; a suspended agent's friend gets none
 */
export function rebateLinesOf(
  trade: Trade,
  chain: readonly ChainAgent[],
  { deduct, givesBack }: { deduct: AgentProgramme['deduct']; givesBack: string },
): ComputedLine[] {
  const product = PRODUCT_OF_MARKET[trade.market]
  const fee = new Big(trade.zeroFee ? '0' : trade.fee)
  const deductions = deductionsOf(trade, fee, deduct)
  const deducted = sumOf(deductions.map(({ amount }) => amount))
  const paid = fee.minus(deducted)
  let below = new Big(0)
  return chain.map((agent, depth): ComputedLine => {
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
      source: depth === 0 ? 'DIRECT' : 'SUB',
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
