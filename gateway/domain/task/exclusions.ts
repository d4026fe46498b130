import Big from 'big.js'
import type { ReasonCode } from '#lib/contract/enumerations.ts'
import type { PlatformEventOf } from '#lib/contract/ops/platform-event.ts'
import { isStablePair } from './stable-pair.ts'

/**
 * Why a trade of the window does not count (contract §7), null if it does. One reason a fact, the first that holds, so
 * that counted and excluded add up.
 * @assumed `zeroFee` decides, not a `fee` of 0, which may come from rounding; any part paid by a bonus excludes the
 * trade; `maker` marks a market maker's fill.
 */
export function tradeReason(trade: PlatformEventOf<'trade.filled'>): ReasonCode | null {
  if (trade.zeroFee) return 'ZERO_FEE'
  if (isStablePair(trade.symbol)) return 'STABLE_PAIR'
  if (paidByBonus(trade.feeFromBonus)) return 'BONUS_FEE'
  return trade.maker ? 'MARKET_MAKER' : null
}

/** A deposit from inside the exchange moves money, it brings none. @assumed such channels begin with `internal` */
export const depositReason = (deposit: PlatformEventOf<'deposit.confirmed'>): ReasonCode | null =>
  deposit.channel?.toLowerCase().startsWith('internal') ? 'INTERNAL_TRANSFER' : null

const paidByBonus = (part: string | boolean) => (typeof part === 'boolean' ? part : new Big(part).gt(0))
