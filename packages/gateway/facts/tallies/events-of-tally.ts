import type { PlatformEventType } from '@fanfare/contract/ops/platform-event.ts'

/** The events that a tally sums up, among others of the same type: `field` of the event in capitals is `value`. */
interface EventsOfTally {
  type: PlatformEventType
  /** null means all events of the type. */
  field: string | null
  value: string | null
}

/** The reverse of `tallyLineOf`, as far as a query needs it. @throws RangeError for an unknown measure */
export function eventsOfTally(tallied: string): EventsOfTally {
  const [measure = ''] = tallied.split(' ')
  const [head = ''] = measure.split('.')
  const value = measure.slice(head.length + 1).toUpperCase()
  switch (head) {
    case 'trade':
      return { type: 'trade.filled', field: 'market', value }
    case 'deposit':
      return { type: 'deposit.confirmed', field: null, value: null }
    case 'withdrawal':
      return { type: 'withdrawal.confirmed', field: null, value: null }
    case 'transfer':
      return { type: 'transfer.completed', field: 'to', value }
    case 'profit':
      return { type: 'position.closed', field: null, value: null }
    case 'holding':
      return { type: 'holding.snapshot', field: 'asset', value }
    case 'share':
      return { type: 'link.shared', field: 'activityId', value }
    default:
      throw new RangeError(`unknown measure ${measure}`)
  }
}
