import Big from 'big.js'
import type { PlatformEvent } from '@fanfare/contract/ops/platform-event.ts'
import type { TraderName } from '#gateway/boards/db/lead-traders.ts'
import type { Source } from '#gateway/db/tables/source.ts'
import { maskName } from '#gateway/util/mask-name.ts'
import { copiedOrdersIn, type CopiedOrder } from '../../facts/measures/copied-orders.ts'

/** The effect of a closed order on the cover: a loss is paid, a profit uses the cover up, a manual close makes it void. */
type CoverOutcome = 'PAID' | 'USED_UP' | 'VOID'

interface CoverWindow {
  /** ms; null when not joined. */
  appliedAt: number | null
  /** ms */
  startTime: number
  endTime: number
}

/** The copied orders that closed from the join until the end, the first one first. Pure. */
export const copiedOrders = (events: readonly PlatformEvent[], { appliedAt, startTime, endTime }: CoverWindow) =>
  appliedAt === null ? [] : copiedOrdersIn(events, { start: Math.max(appliedAt, startTime), end: endTime })

export function outcomeOf({ automatic, pnl }: Pick<CopiedOrder, 'automatic' | 'pnl'>): CoverOutcome {
  if (!automatic) return 'VOID'
  return new Big(pnl).lt(0) ? 'PAID' : 'USED_UP'
}

/** The covered part of a loss, a decimal string. */
export function coveredAmount({ pnl }: Pick<CopiedOrder, 'pnl'>, limit: string) {
  const loss = new Big(pnl).times(-1)
  return loss.lt(limit) ? loss.toFixed() : limit
}

const PREFIX = 'cover:'

export const coverSource = (orderId: string): Source => `${PREFIX}${orderId}`

/** null when the source is no cover. */
export const orderOfSource = (source: Source) => (source.startsWith(PREFIX) ? source.slice(PREFIX.length) : null)

/** A lead trader's public name, else the login name as other users see it. */
export const traderName = ({ nickname, loginName }: TraderName) => nickname ?? maskName(loginName)
