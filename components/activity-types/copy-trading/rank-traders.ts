import Big from 'big.js'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'

export type TraderOrder = 'fall' | 'return' | 'places'

export const placesLeft = ({ capacity, followers }: Pick<LeadTrader, 'capacity' | 'followers'>) =>
  Math.max(0, capacity - followers)

/** Negative: `a` comes first. A fall is zero or negative, so the greatest value is the smallest fall. */
const COMPARE: Record<TraderOrder, (a: LeadTrader, b: LeadTrader) => number> = {
  fall: (a, b) => new Big(b.worstFall).cmp(a.worstFall),
  return: (a, b) => new Big(b.roi30d).cmp(a.roi30d),
  places: (a, b) => placesLeft(b) - placesLeft(a),
}

/** Sorts the traders: authentic ones first, ties in the gateway's order. */
export const inOrder = (traders: readonly LeadTrader[], order: TraderOrder) =>
  traders.toSorted((a, b) => Number(b.authentic) - Number(a.authentic) || COMPARE[order](a, b))

export type TraderRanks = Record<TraderOrder, number>

/** Tells a trader's place in every order, from 0. */
export function rankTraders(traders: readonly LeadTrader[]) {
  const [fall, gain, places] = [inOrder(traders, 'fall'), inOrder(traders, 'return'), inOrder(traders, 'places')]
  return (trader: LeadTrader): TraderRanks => ({
    fall: fall.indexOf(trader),
    return: gain.indexOf(trader),
    places: places.indexOf(trader),
  })
}

export interface TraderPick {
  trader: LeadTrader
  /** How many traders the rule chose from; null if the reader already copies this one. */
  among: number | null
}

/**
 * The trader to start with: the one whom the reader copies, else the one with the smallest fall among authentic traders with a free
 * place, covered ones if there are any. null when all places are taken.
 */
export function pickTrader(traders: readonly LeadTrader[]): TraderPick | null {
  const own = traders.find(({ following }) => following)
  if (own) return { trader: own, among: null }
  const free = traders.filter((trader) => trader.authentic && placesLeft(trader) > 0)
  const covered = free.filter((trader) => trader.covered)
  const choice = covered.length > 0 ? covered : free
  const [trader] = inOrder(choice, 'fall')
  return trader ? { trader, among: choice.length } : null
}
