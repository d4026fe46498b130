import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'

/**
 * A second implementation of the contract's sums, independent of the code of the rules: scaled integers instead of decimals,
 * plain loops instead of tables. Both are unlikely to have the same mistake.
 */
export interface Reference {
  sum: bigint
  counted: number
  leftOut: Record<string, number>
  reachedAt: number | null
}

export const scaled = (decimal: string): bigint => {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const value = BigInt(whole + fraction.padEnd(18, '0'))
  return negative ? -value : value
}

type Summed =
  | 'TRADING_VOLUME'
  | 'SPOT_TRADING_VOLUME'
  | 'TOTAL_TRADING_VOLUME'
  | 'ANY_TRADING_VOLUME'
  | 'SPOT_ANY_TRADING_VOLUME'
  | 'RECHARGE'
  | 'EARNINGS'
  | 'SHARE_LINK'

/** null when this type does not measure the fact. */
function amountOf(type: Summed, event: PlatformEvent): bigint | null {
  if (event.type === 'trade.filled') {
    if (type === 'TRADING_VOLUME') return event.market === 'futures' ? scaled(event.usdtVolume) : null
    if (type === 'SPOT_TRADING_VOLUME') return event.market === 'spot' ? scaled(event.usdtVolume) : null
    if (type === 'TOTAL_TRADING_VOLUME') return scaled(event.usdtVolume)
    if (type === 'ANY_TRADING_VOLUME') return scaled('1')
    if (type === 'SPOT_ANY_TRADING_VOLUME') return event.market === 'spot' ? scaled('1') : null
  }
  if (event.type === 'deposit.confirmed' && type === 'RECHARGE') return scaled(event.usdtValue)
  if (event.type === 'position.closed' && type === 'EARNINGS') return scaled(event.pnl)
  if (event.type === 'link.shared' && type === 'SHARE_LINK' && event.activityId === 'act-1') return scaled('1')
  return null
}

/** Why a fact does not count wherever facts are summed; null when it counts. */
export function fault(event: PlatformEvent): string | null {
  if (event.type === 'deposit.confirmed' && event.channel === 'internal') return 'INTERNAL_TRANSFER'
  if (event.type !== 'trade.filled') return null
  if (event.zeroFee) return 'ZERO_FEE'
  if (event.symbol === 'USDC/USDT') return 'STABLE_PAIR'
  if (event.feeFromBonus !== '0') return 'BONUS_FEE'
  return null
}

/** Contract §10: whether the last classification at or before `at` made the account a market maker. */
export function isMarketMakerAt(sorted: readonly PlatformEvent[], at: number): boolean {
  let is = false
  for (const event of sorted) if (event.type === 'account.classified' && event.occurredAt <= at) is = event.marketMaker
  return is
}

export function referenceOf(
  type: Summed,
  input: { events: readonly PlatformEvent[]; from: number; until: number; joined: number; target: string },
): Reference {
  const result: Reference = { sum: 0n, counted: 0, leftOut: {}, reachedAt: null }
  const sorted = [...input.events].sort((a, b) =>
    a.occurredAt === b.occurredAt ? a.eventId.localeCompare(b.eventId, 'en') : a.occurredAt - b.occurredAt,
  )
  for (const event of sorted) {
    const amount = amountOf(type, event)
    if (amount === null) continue
    let reason = fault(event)
    if (reason === null && isMarketMakerAt(sorted, event.occurredAt)) reason = 'MARKET_MAKER'
    if (event.occurredAt < input.from) reason = input.from === input.joined ? 'BEFORE_JOIN' : 'OUT_OF_WINDOW'
    if (event.occurredAt >= input.until) reason = 'OUT_OF_WINDOW'
    if (reason !== null) {
      result.leftOut[reason] = (result.leftOut[reason] ?? 0) + 1
      continue
    }
    result.sum += amount
    result.counted += 1
    if (result.sum >= scaled(input.target)) result.reachedAt ??= Math.max(event.occurredAt, input.joined)
  }
  return result
}
