import { randomBytes } from 'node:crypto'

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
