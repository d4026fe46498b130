import type { PlatformEvent, PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'

/** Hours before the seeding. */
type HoursAgo = number

type WithoutBase<Event> = Event extends PlatformEventInput ? Omit<Event, 'eventId' | 'userId' | 'occurredAt'> : never
/** A platform event without its user and time, which the walk adds. */
export type Happening = WithoutBase<PlatformEventInput>
export type HappeningOf<Type extends PlatformEvent['type']> = Extract<Happening, { type: Type }>

export type Step =
  | { ago: HoursAgo; fact: Happening }
  | { ago: HoursAgo; join: string; consentVersion?: string }
  | { ago: HoursAgo; claim: { alias: string; taskId: string } }
  | { ago: HoursAgo; bind: { alias: string; code: string } }
  /** One draw of a lottery. */
  | { ago: HoursAgo; draw: string }

/** The history of one seeded account, in any order of its steps. */
export interface Journey {
  loginName: string
  /** Absent when no login is possible. */
  password?: string
  createdAgo: HoursAgo
  vipCode?: string
  invitedByCode?: string | undefined
  agent?: { agentId: string; level: string }
  steps: Step[]
}

export const spotTrade = (usdtVolume: string, symbol = 'BTC/USDT', side = 'buy'): HappeningOf<'trade.filled'> => ({
  type: 'trade.filled',
  market: 'spot',
  symbol,
  side,
  usdtVolume,
  fee: '0.1',
})

export const futuresTrade = (usdtVolume: string, symbol = 'BTCUSDT'): HappeningOf<'trade.filled'> => ({
  type: 'trade.filled',
  market: 'futures',
  symbol,
  side: 'buy',
  usdtVolume,
  fee: '0.4',
})

export const deposit = (usdtValue: string, firstEver = false): HappeningOf<'deposit.confirmed'> => ({
  type: 'deposit.confirmed',
  asset: 'USDT',
  amount: usdtValue,
  usdtValue,
  channel: 'onchain',
  firstEver,
})

export const withdrawal = (usdtValue: string): HappeningOf<'withdrawal.confirmed'> => ({
  type: 'withdrawal.confirmed',
  asset: 'USDT',
  amount: usdtValue,
  usdtValue,
})
