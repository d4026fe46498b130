import { decimal } from '../decimal.ts'
import type { Clearing, Classification, Fact, Flag } from './fact.ts'

/** docs/outcomes.md, "Which facts count". */
const STABLECOINS: ReadonlySet<string> = new Set([
  'USD',
  'USDT',
  'USDC',
  'USDD',
  'TUSD',
  'FDUSD',
  'BUSD',
  'DAI',
  'USDP',
  'PAX',
  'GUSD',
  'USDE',
  'PYUSD',
  'LUSD',
  'SUSD',
  'CRVUSD',
  'GHO',
  'USDS',
  'USDG',
  'USD1',
  'RLUSD',
  'USDB',
  'USD0',
  'FRXUSD',
  'XUSD',
  'SUSDE',
  'SUSDS',
  'EURC',
  'EURS',
  'EURT',
  'EURI',
  'AEUR',
])

const areTwoStablecoins = (name: string): boolean => {
  for (let length = 1; length < name.length; length += 1)
    if (STABLECOINS.has(name.slice(0, length)) && STABLECOINS.has(name.slice(length))) return true
  return false
}

const judgedSymbols = new Map<string, boolean>()

/** Whether both coins of a symbol are stablecoins: `USDC/USDT`, `usdc_usdt` or `USDCUSDT`. */
export function isStablePair(symbol: string): boolean {
  let isStable = judgedSymbols.get(symbol)
  if (isStable === undefined) {
    const [first = '', second = ''] = symbol
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter((part) => part !== '')
    isStable = (STABLECOINS.has(first) && STABLECOINS.has(second)) || areTwoStablecoins(first)
    judgedSymbols.set(symbol, isStable)
  }
  return isStable
}

/** Whether a fact does not count by what it says, whoever's it is. */
function isExcluded(fact: Fact): boolean {
  if (fact.type === 'deposit.confirmed') return fact.channel.toLowerCase().startsWith('internal')
  if (fact.type !== 'trade.filled') return false
  return fact.isFree || isStablePair(fact.symbol) || fact.bonus === true || decimal(fact.bonus).gt(0)
}

/** When an account is a market maker: from a classification until the next. Facts must be in order. */
export function marketMakerTimes(facts: readonly Fact[]): (at: number) => boolean {
  const classifications = facts.filter((fact): fact is Classification => fact.type === 'account.classified')
  if (classifications.length === 0) return () => false
  return (at) => classifications.findLast((one) => one.at <= at)?.isMarketMaker ?? false
}

/** Whether the newest classification makes the account a market maker. */
export const isMarketMakerNow = (facts: readonly Fact[]): boolean =>
  facts.findLast((fact): fact is Classification => fact.type === 'account.classified')?.isMarketMaker ?? false

/** The flags of an account that no clearing at their time or later takes away. */
export function openFlags(facts: readonly Fact[]): Flag[] {
  const clearings = facts.filter((fact): fact is Clearing => fact.type === 'user.cleared')
  return facts.filter(
    (fact): fact is Flag =>
      fact.type === 'user.flagged' &&
      !clearings.some(({ at, reason }) => at >= fact.at && (reason === null || reason === fact.reason)),
  )
}

/** Whether the account is removed from boards, tiers and draws. */
export const isRemoved = (facts: readonly Fact[]): boolean =>
  openFlags(facts).some(({ reason }) => reason === 'MULTI_ACCOUNT')

/** What is known of the facts of one user at one moment. */
export interface Known {
  /** All that are not reversed, in order. */
  facts: readonly Fact[]
  /** Without those of a market maker and those that are excluded by what they say. */
  counted: readonly Fact[]
  /** Whether a fact is one of those. */
  counts: (fact: Fact) => boolean
}

export function judged(facts: readonly Fact[]): Known {
  const isMarketMakerAt = marketMakerTimes(facts)
  const counts = (fact: Fact) => !isExcluded(fact) && !isMarketMakerAt(fact.at)
  return { facts, counted: facts.filter(counts), counts }
}

/** The facts from `from` on and before `until`, which must be in order. */
export function within(facts: readonly Fact[], from: number, until: number): readonly Fact[] {
  const place = (at: number): number => {
    let [low, high] = [0, facts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((facts[middle]?.at ?? 0) < at) low = middle + 1
      else high = middle
    }
    return low
  }
  return from < until ? facts.slice(place(from), place(until)) : []
}
