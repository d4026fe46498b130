import Big from 'big.js'
import type { ReasonCode } from '@fanfare/contract/enumerations.ts'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { factsOf } from './fact-index.ts'

/**
 * Coins pegged to a currency, and the dollar in which they are quoted. A pair of two of them has no market risk, so its
 * volume does not count (contract §7). @assumed the list: the contract has only the rule
 */
const STABLE = new Set(
  (
    'USD USDT USDC USDD TUSD FDUSD BUSD DAI USDP PAX GUSD USDE PYUSD LUSD SUSD CRVUSD GHO USDS USDG USD1 RLUSD USDB ' +
    'USD0 FRXUSD XUSD SUSDE SUSDS EURC EURS EURT EURI AEUR'
  ).split(' '),
)

/** `USDC/USDT`, `USDC-USDT`, `USDC_USDT`, `USDCUSDT`, `USDCUSDT_SPBL`, `usdc/usdt:usdt`. */
export function isStablePair(symbol: string) {
  const [first = '', second = ''] = symbol.toUpperCase().split(/[^A-Z0-9]+/)
  return (STABLE.has(first) && STABLE.has(second)) || isJoinedStablePair(first)
}

const isJoinedStablePair = (joined: string) =>
  [...STABLE].some((base) => joined.startsWith(base) && STABLE.has(joined.slice(base.length)))

/**
 * Why a trade of the window does not count (contract §7), null if it does. A fact has one reason, the first that applies,
 * so that counted and excluded facts add up.
 * `maker` means that the fill added liquidity; it excludes nothing (contract §7).
 * @assumed `zeroFee` decides, not a `fee` of 0, which may come from rounding; any part paid by a bonus excludes the trade.
 */
export function tradeReason(trade: PlatformEventOf<'trade.filled'>): ReasonCode | null {
  if (trade.zeroFee) return 'ZERO_FEE'
  if (isStablePair(trade.symbol)) return 'STABLE_PAIR'
  return paidByBonus(trade.feeFromBonus) ? 'BONUS_FEE' : null
}

/** When an account is a market maker's, ms: start inclusive, end exclusive. Of classifications at one instant the one with the greatest `eventId` decides. */
export function marketMakingOf(events: readonly PlatformEvent[]): { from: number; until: number }[] {
  const classified = factsOf(events, 'account.classified')
  return classified.flatMap(({ marketMaker, occurredAt: from }, index) => {
    const until = classified[index + 1]?.occurredAt ?? Number.MAX_SAFE_INTEGER
    return marketMaker && from < until ? [{ from, until }] : []
  })
}

/**
 * Market makers are accounts (contract §7): no fact of an account counts from a classification as market maker until the
 * next one that revokes it, both by `occurredAt`. Every reader of facts uses this, or `marketMakingOf` where a statement reads them.
 * @assumed every fact, of any type; states that are not facts of the platform (account, KOL binding, codes) count
 */
export const accountReason = (events: readonly PlatformEvent[], at: number): ReasonCode | null =>
  factsOf(events, 'account.classified').findLast(({ occurredAt }) => occurredAt <= at)?.marketMaker === true
    ? 'MARKET_MAKER'
    : null

/** A deposit from inside the exchange brings no new money. @assumed such channels begin with `internal` */
export const depositReason = (deposit: PlatformEventOf<'deposit.confirmed'>): ReasonCode | null =>
  deposit.channel?.toLowerCase().startsWith('internal') ? 'INTERNAL_TRANSFER' : null

const paidByBonus = (part: string | boolean) => (typeof part === 'boolean' ? part : new Big(part).gt(0))

/** The reason of `user.flagged` for several accounts of one person. @assumed its spelling */
const MULTI_ACCOUNT_FLAG = 'MULTI_ACCOUNT'

/**
 * Whether the platform's risk check found several accounts of one person: a flag of before `until` that nothing has cleared at its time or later.
 */
export function hasSeveralAccounts(events: readonly PlatformEvent[], until = Infinity): boolean {
  const cleared = factsOf(events, 'user.cleared')
  return factsOf(events, 'user.flagged').some(
    ({ reason, occurredAt }) =>
      reason === MULTI_ACCOUNT_FLAG &&
      occurredAt < until &&
      !cleared.some((by) => by.occurredAt >= occurredAt && (by.reason ?? reason) === reason),
  )
}
