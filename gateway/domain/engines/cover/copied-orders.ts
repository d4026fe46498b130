import Big from 'big.js'
import type { PlatformEvent, PlatformEventOf } from '#lib/contract/ops/platform-event.ts'
import { accountReason } from '../../../tallies/exclusions.ts'
import { factsOf } from '../../../tallies/fact-index.ts'

export type CopiedOrder = PlatformEventOf<'copy.closed'>

/** The effect of a closed order on the cover: a loss is paid, a profit uses the cover up, a manual close makes it void. */
export type CoverOutcome = 'PAID' | 'USED_UP' | 'VOID'

export interface CoverWindow {
  /** ms; null: not joined. */
  appliedAt: number | null
  /** ms */
  startTime: number
  endTime: number
}

/**
 * The copied orders that closed from the join until the end, the first one first: by `occurredAt`, ties by `eventId`, each
 * order by its first close. Orders of a market maker's account do not count. Pure.
 */
export function copiedOrders(
  events: readonly PlatformEvent[],
  { appliedAt, startTime, endTime }: CoverWindow,
): CopiedOrder[] {
  if (appliedAt === null) return []
  const from = Math.max(appliedAt, startTime)
  const orders = new Map<string, CopiedOrder>()
  for (const order of factsOf(events, 'copy.closed'))
    if (
      order.occurredAt >= from &&
      order.occurredAt < endTime &&
      !orders.has(order.orderId) &&
      accountReason(events, order.occurredAt) === null
    )
      orders.set(order.orderId, order)
  return [...orders.values()]
}

export function outcomeOf({ automatic, pnl }: Pick<CopiedOrder, 'automatic' | 'pnl'>): CoverOutcome {
  if (!automatic) return 'VOID'
  return new Big(pnl).lt(0) ? 'PAID' : 'USED_UP'
}

/** The covered part of a loss, a decimal string. */
export function coveredAmount({ pnl }: Pick<CopiedOrder, 'pnl'>, limit: string): string {
  const loss = new Big(pnl).times(-1)
  return loss.lt(limit) ? loss.toFixed() : limit
}
