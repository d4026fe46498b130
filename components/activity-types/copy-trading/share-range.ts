import Big from 'big.js'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'

/** The least and the greatest profit share; null without traders. */
export function shareRange(traders: readonly Pick<LeadTrader, 'profitShare'>[]): { from: string; to: string } | null {
  const shares = traders.map(({ profitShare }) => profitShare).toSorted((a, b) => new Big(a).cmp(b))
  const [from] = shares
  const to = shares.at(-1)
  return from === undefined || to === undefined ? null : { from, to }
}
