import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'

/**
 * The code of a fact in a trace: what it is, and after a colon its pair or asset. `packages/languages/fact-words.ts`
 * puts it into words, so that it is in the reader's language.
 */
export function factLabel(event: PlatformEvent) {
  switch (event.type) {
    case 'trade.filled': {
      const side = event.side?.toLowerCase()
      const isKnown = side === 'buy' || side === 'sell'
      return `trade.${event.market}${isKnown ? `.${side}` : ''}:${event.symbol}`
    }
    case 'deposit.confirmed':
      return `deposit:${event.asset}`
    case 'withdrawal.confirmed':
      return `withdrawal:${event.asset}`
    case 'transfer.completed':
      return 'transfer'
    case 'position.closed':
      return `position.${event.market}`
    case 'holding.snapshot':
      return `holding:${event.asset}`
    case 'link.shared':
      return 'share'
    default:
      return event.type
  }
}
