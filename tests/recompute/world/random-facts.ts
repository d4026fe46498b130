import type { PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import type { Chance } from './chance.ts'

/** A fact without its id, user and time. */
type Fact = PlatformEventInput extends infer One
  ? One extends PlatformEventInput
    ? Omit<One, 'eventId' | 'userId' | 'occurredAt'>
    : never
  : never

/** What the facts of a world can be about. */
export interface Around {
  activityIds: readonly string[]
  /** Users who lead, and who are followed. */
  leadTraders: readonly string[]
}

const SPOT_SYMBOLS = [
  'BTC/USDT',
  'ETH/USDT',
  'FNF/USDT',
  'SOL/USDC',
  'USDC/USDT',
  'ETH/BTC',
  'USDT/DAI',
  'btc_usdt',
  'BTC-USDT',
  'USDCUSDT',
]
const FUTURES_SYMBOLS = ['BTCUSDT', 'ETHUSDT', 'BTCUSDT_UMCBL', 'SOL-PERP', 'USDC-USDT']

function trade(chance: Chance, around: Around): Fact {
  const market = chance.pick(['spot', 'spot', 'futures', 'futures', 'copy'] as const)
  const volume = chance.amount(market === 'spot' ? 300 : 900)
  const isFree = chance.happens(0.08)
  const fee = isFree ? '0' : chance.amount(2)
  const part = () => chance.pick(['0', '0', (Number(fee) / 2).toFixed(4), fee])
  return {
    type: 'trade.filled',
    market,
    symbol: chance.pick(market === 'spot' ? SPOT_SYMBOLS : FUTURES_SYMBOLS),
    side: chance.pick(['buy', 'sell']),
    usdtVolume: volume,
    fee,
    ...(isFree && chance.happens(0.6) ? { zeroFee: true } : {}),
    ...(chance.happens(0.07) ? { feeFromBonus: chance.pick([true, '0.00', fee, (Number(fee) / 3).toFixed(6)]) } : {}),
    ...(chance.happens(0.15) ? { feeDiscount: part() } : {}),
    ...(chance.happens(0.1) ? { feeCoupon: part() } : {}),
    ...(chance.happens(0.2) ? { maker: true } : {}),
    ...(market === 'copy' && around.leadTraders.length > 0 ? { leadTraderId: chance.pick(around.leadTraders) } : {}),
  }
}

const signed = (chance: Chance, amount: string): string =>
  chance.happens(0.5) && Number(amount) > 0 ? `-${amount}` : amount

/** Any fact that counts for some task, board, tier or rebate, or that must not count. */
export function randomFact(chance: Chance, around: Around, orderId: () => string): Fact {
  const choice = chance.whole(100)
  if (choice < 52) return trade(chance, around)
  if (choice < 62)
    return {
      type: 'position.closed',
      market: chance.pick(['spot', 'futures', 'copy']),
      pnl: signed(chance, chance.amount(120)),
    }
  if (choice < 72) {
    const usdtValue = chance.amount(200)
    const channel = chance.pick(['onchain', 'card', 'internal', 'INTERNAL', 'p2p', undefined])
    return {
      type: 'deposit.confirmed',
      asset: chance.pick(['USDT', 'BTC']),
      amount: usdtValue,
      usdtValue,
      ...(channel === undefined ? {} : { channel }),
      ...(chance.happens(0.3) ? { firstEver: true } : {}),
    }
  }
  if (choice < 76) {
    const usdtValue = chance.amount(120)
    return { type: 'withdrawal.confirmed', asset: 'USDT', amount: usdtValue, usdtValue }
  }
  if (choice < 81)
    return {
      type: 'transfer.completed',
      from: chance.pick(['spot', 'spot', 'spot', 'futures', 'funding', 'SPOT']),
      to: chance.pick(['futures', 'futures', 'futures', 'spot', 'Futures']),
      usdtValue: chance.amount(150),
    }
  if (choice < 85)
    return { type: 'holding.snapshot', asset: chance.pick(['FNF', 'BTC', 'USDT']), usdtValue: chance.amount(900) }
  if (choice < 89 && around.leadTraders.length > 0)
    return { type: 'copy.followed', traderId: chance.pick(around.leadTraders), usdtValue: chance.amount(300) }
  if (choice < 95 && around.leadTraders.length > 0)
    return {
      type: 'copy.closed',
      traderId: chance.pick(around.leadTraders),
      orderId: orderId(),
      pnl: signed(chance, chance.amount(60)),
      automatic: chance.happens(0.6),
    }
  if (choice < 97) return { type: 'link.shared', activityId: chance.pick(around.activityIds) }
  if (choice < 98)
    return {
      type: 'lead.stats',
      roi30d: '0.12',
      worstFall: '-0.05',
      profitShare: '0.1',
      followers: 3,
      capacity: 50,
      authentic: true,
      nickname: 'Lead',
    }
  return { type: 'kyc.passed' }
}
