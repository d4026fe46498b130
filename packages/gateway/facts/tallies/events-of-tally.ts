import type { PlatformEventType } from '@fanfare/contract/ops/platform-event.ts'
import { isProfitOfMarket } from '#gateway/facts/db/tallies.ts'

/** By the first word of a measure, its events: those whose `field` is the rest of the measure, or all of the type. */
const EVENTS: Readonly<Record<string, { type: PlatformEventType; field: string | null }>> = {
  trade: { type: 'trade.filled', field: 'market' },
  deposit: { type: 'deposit.confirmed', field: null },
  withdrawal: { type: 'withdrawal.confirmed', field: null },
  transfer: { type: 'transfer.completed', field: 'to' },
  profit: { type: 'position.closed', field: null },
  holding: { type: 'holding.snapshot', field: 'asset' },
  share: { type: 'link.shared', field: 'activityId' },
}

const POSITIONS_OF_MARKET = { type: 'position.closed', field: 'market' } as const

/** The reverse of `tallyLineOf`, as far as a query needs it: `field` of the event in capitals is `value`. @throws RangeError */
export function eventsOfTally(tallied: string) {
  const [measure = ''] = tallied.split(' ')
  const [head = ''] = measure.split('.')
  const events = isProfitOfMarket(measure) ? POSITIONS_OF_MARKET : EVENTS[head]
  if (events === undefined) throw new RangeError(`unknown measure ${measure}`)
  return { ...events, value: events.field === null ? null : measure.slice(head.length + 1).toUpperCase() }
}
