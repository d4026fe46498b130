import type { ReactNode } from 'react'
import type { LeadTrader } from '@fanfare/contract/copy-trading/traders.ts'
import { placesLeft, rankTraders } from './rank-traders.ts'
import { TraderCard } from './trader-card.tsx'
import type { ListedTrader } from './trader-list.tsx'

/** Cards with their ranks, for a list that a reader sorts. */
export function listTraders(
  traders: readonly LeadTrader[],
  actionOf: (trader: LeadTrader) => ReactNode,
  linkOf: (trader: LeadTrader) => ReactNode,
): ListedTrader[] {
  const ranks = rankTraders(traders)
  return traders.map((trader) => ({
    traderId: trader.traderId,
    ranks: ranks.get(trader.traderId) ?? { fall: 0, return: 0, places: 0 },
    isFull: placesLeft(trader) === 0 && !trader.following,
    card: <TraderCard trader={trader} action={actionOf(trader)} link={linkOf(trader)} />,
  }))
}
