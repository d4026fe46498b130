import Big from 'big.js'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import { closesIn, copiedOrdersIn, type CopiedOrder, type OrderWindow } from '../../facts/measures/copied-orders.ts'

/** The profit and loss of copied orders. */
export interface CopiedResult {
  value: Big
  /** ms: when the last order closed that counts. */
  at: number
}

/** The result of a participant's copied orders of a window; null when none has closed. Pure. */
export const copiedResult = (events: readonly PlatformEvent[], window: OrderWindow): CopiedResult | null =>
  resultOf(closesIn(events, window), copiedOrdersIn(events, window))

/**
 * The same for each lead trader whom the participant copied. A trader of whom no order counts has a result of 0: a result that
 * once existed is corrected by a later fact, but never absent.
 */
export function copiedResults(events: readonly PlatformEvent[], window: OrderWindow): Map<string, CopiedResult> {
  const ofTrader = Map.groupBy(copiedOrdersIn(events, window), ({ traderId }) => traderId)
  const closes = Map.groupBy(closesIn(events, window), ({ traderId }) => traderId)
  return new Map(
    [...closes].flatMap(([traderId, closed]) => {
      const result = resultOf(closed, ofTrader.get(traderId) ?? [])
      return result === null ? [] : [[traderId, result] as const]
    }),
  )
}

function resultOf(closed: readonly CopiedOrder[], counted: readonly CopiedOrder[]): CopiedResult | null {
  const last = (counted.length > 0 ? counted : closed).at(-1)
  return last === undefined
    ? null
    : { value: counted.reduce((sum, { pnl }) => sum.plus(pnl), new Big(0)), at: last.occurredAt }
}
