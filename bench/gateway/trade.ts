import { randomBytes } from 'node:crypto'

let made = 0
const nextId = (): string => `bench-${(made += 1)}-${randomBytes(6).toString('hex')}`

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
