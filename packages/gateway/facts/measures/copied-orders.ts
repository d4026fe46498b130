import { accountReason } from '../tallies/exclusions.ts'
import { factsOf } from '../tallies/fact-index.ts'
import type { PlatformEvent, PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'

export type CopiedOrder = PlatformEventOf<'copy.closed'>

/** ms; start inclusive, end exclusive */
export interface OrderWindow {
  start: number
  end: number
}

/** Every report of a window that a copied order has closed, also of orders that do not count. */
export const closesIn = (events: readonly PlatformEvent[], { start, end }: OrderWindow) =>
  factsOf(events, 'copy.closed').filter(({ occurredAt }) => occurredAt >= start && occurredAt < end)

/**
 * The copied orders that closed in a window, the first one first: by `occurredAt`, ties by `eventId`, each order by its first
 * close. Orders of a market maker's account do not count. Pure.
 */
export function copiedOrdersIn(events: readonly PlatformEvent[], window: OrderWindow) {
  const orders = new Map<string, CopiedOrder>()
  for (const order of closesIn(events, window))
    if (!orders.has(order.orderId) && accountReason(events, order.occurredAt) === null) orders.set(order.orderId, order)
  return [...orders.values()]
}
