import type { PlatformEventOf } from '@fanfare/contract/ops/platform-event.ts'
import { nextEventId } from './task-world.ts'

type Copied<Type extends 'copy.closed' | 'copy.followed' | 'lead.stats'> = PlatformEventOf<Type>

/** A copied order that closed automatically at a loss of 12.40 USDT. */
export const closed = (
  userId: string,
  occurredAt: number,
  changes: Partial<Copied<'copy.closed'>> = {},
): Copied<'copy.closed'> => {
  const eventId = nextEventId()
  const orderId = eventId
  return {
    type: 'copy.closed',
    eventId,
    userId,
    occurredAt,
    traderId: 'lead-1',
    orderId,
    pnl: '-12.40',
    automatic: true,
    ...changes,
  }
}

export const followed = (userId: string, occurredAt: number, traderId: string): Copied<'copy.followed'> => ({
  type: 'copy.followed',
  eventId: nextEventId(),
  userId,
  occurredAt,
  traderId,
  usdtValue: '200',
})

export const stats = (
  userId: string,
  occurredAt: number,
  changes: Partial<Copied<'lead.stats'>> = {},
): Copied<'lead.stats'> => ({
  type: 'lead.stats',
  eventId: nextEventId(),
  userId,
  occurredAt,
  roi30d: '0.091',
  worstFall: '-0.032',
  profitShare: '0.1',
  followers: 214,
  capacity: 300,
  authentic: true,
  ...changes,
})
