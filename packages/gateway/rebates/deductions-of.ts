import Big from 'big.js'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import type { RebateDeduction } from '@fanfare/contract/agent/agent.ts'
import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { toDecimal } from '../util/decimal.ts'

export type Trade = PlatformEventOf<'trade.filled'>

/**
 * The parts of a trade's fee that earn nothing, those of the list alone. Together they are at most the fee: a part takes what the
 * parts before it left, and the whole rest of a maker's fee is one part.
 */
export function deductionsOf(trade: Trade, fee: Big, listed: AgentProgramme['deduct']): RebateDeduction[] {
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
