import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'

type Content<Event> = Event extends PlatformEventInput ? Omit<Event, 'eventId' | 'userId' | 'occurredAt'> : never
/** An event of the platform without its id, its user and its time. */
export type Fact = Content<PlatformEventInput>

const FEE = '0.1'

/** A purchase of BTC; `usdtVolume` is a decimal string. */
export const spotTrade = (usdtVolume: string): Fact => ({
  type: 'trade.filled',
  market: 'spot',
  symbol: 'BTC/USDT',
  side: 'buy',
  usdtVolume,
  fee: FEE,
})

export const futuresTrade = (usdtVolume: string): Fact => ({
  type: 'trade.filled',
  market: 'futures',
  symbol: 'BTCUSDT',
  side: 'buy',
  usdtVolume,
  fee: FEE,
})

/** A deposit of USDT; `firstEver` for the first one of the account. */
export const deposit = (usdtValue: string, firstEver: boolean): Fact => ({
  type: 'deposit.confirmed',
  asset: 'USDT',
  amount: usdtValue,
  usdtValue,
  channel: 'onchain',
  firstEver,
})
