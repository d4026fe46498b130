import { cut, decimal, larger, smaller, sumOf, ZERO, type Amount } from '../../decimal.ts'
import type { Trade } from '../../facts/fact.ts'
import {
  deductionsOf,
  isSuspendedAt,
  rateAt,
  uplinesOf,
  type Agent,
  type Agents,
  type CodeRow,
  type Product,
} from './agents.ts'

const DECIMALS_OF_REBATE = 8

const PRODUCTS: Readonly<Record<string, Product>> = { spot: 'SPOT', futures: 'FUTURES', copy: 'COPY' }

/** What a trade brings an agent, before the cap of the month. */
export interface RebateLine {
  agentId: string
  source: 'DIRECT' | 'SUB'
  product: Product
  fee: Amount
  deducted: Amount
  rate: Amount
  rebate: Amount
  friendRebate: Amount
}

/** docs/outcomes.md, "Lines": the lines of a trade for the direct agent and each agent above. */
export function linesOf(
  trade: Trade,
  direct: Agent,
  { givesBack }: Pick<CodeRow, 'givesBack'>,
  agents: Agents,
): RebateLine[] {
  const product = PRODUCTS[trade.market] ?? 'SPOT'
  const fee = trade.isFree ? ZERO : decimal(trade.fee)
  const deducted = sumOf(deductionsOf(direct.campaign, fee, trade).map(({ amount }) => amount))
  const paid = fee.minus(deducted)
  const own = rateAt(direct, product, trade.at, agents)
  const share = smaller(decimal(givesBack), own)
  const lines: RebateLine[] = []
  const add = (agent: Agent, source: RebateLine['source'], rate: Amount, friendShare: Amount) => {
    const earnsNothing = isSuspendedAt(agent, trade.at) || agent.userId === trade.userId
    lines.push({
      agentId: agent.userId,
      source,
      product,
      fee,
      deducted,
      rate,
      rebate: earnsNothing ? ZERO : cut(paid.times(rate), DECIMALS_OF_REBATE),
      friendRebate: earnsNothing ? ZERO : cut(paid.times(friendShare), DECIMALS_OF_REBATE),
    })
  }
  add(direct, 'DIRECT', own.minus(share), share)
  let highest = own
  for (const upline of uplinesOf(direct, agents)) {
    const rate = rateAt(upline, product, trade.at, agents)
    add(upline, 'SUB', larger(ZERO, rate.minus(highest)), ZERO)
    highest = larger(highest, rate)
  }
  return lines
}
