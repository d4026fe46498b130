import { randomBytes } from 'node:crypto'
import { sendEvents } from '@fanfare/contract/ops/send-events.ts'
import { opsRequest } from './signed-request.ts'

/** A signed batch of platform events, as HTTP. */
export const eventsRequest = (origin: string, events: readonly object[]) =>
  opsRequest({ origin, method: sendEvents.method, target: sendEvents.path, body: { events } })

let made = 0

/** A deposit of 60 USDT, just now. */
export const depositOf = (userId: string, { firstEver }: { firstEver: boolean }) => ({
  eventId: `bench-${(made += 1)}-${randomBytes(6).toString('hex')}`,
  type: 'deposit.confirmed' as const,
  userId,
  occurredAt: Date.now(),
  asset: 'USDT',
  amount: '60',
  usdtValue: '60',
  firstEver,
})

const nextId = () => `bench-${(made += 1)}-${randomBytes(6).toString('hex')}`

/** A futures trade of this volume, just now. */
export const tradeOf = (userId: string, usdtVolume: string) => ({
  eventId: nextId(),
  type: 'trade.filled' as const,
  userId,
  occurredAt: Date.now(),
  market: 'futures' as const,
  symbol: 'BTC-PERP',
  usdtVolume,
  fee: '0.02',
})

/** A futures position closed just now. */
export const closingOf = (userId: string, pnl: string) => ({
  eventId: nextId(),
  type: 'position.closed' as const,
  userId,
  occurredAt: Date.now(),
  market: 'futures' as const,
  pnl,
})
