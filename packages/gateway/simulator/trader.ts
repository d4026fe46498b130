import type { Happening } from '#gateway/seed/journey.ts'
import type { Chance } from '#gateway/util/chance.ts'

type Stage = 'registered' | 'verified' | 'deposited'
const KINDS = ['honest', 'cheat', 'marketMaker'] as const
type Kind = (typeof KINDS)[number]

/** One simulated person. */
export interface Trader {
  kind: Kind
  stage: Stage
  /** Times the size of a usual trader's amounts. */
  size: number
  facts: number
}

const SHARE_OF_KIND: Readonly<Record<Kind, number>> = { honest: 0.969, cheat: 0.03, marketMaker: 0.001 }

export const newTrader = (chance: Chance): Trader => ({
  kind: chance.weighted(SHARE_OF_KIND),
  stage: 'registered',
  size: Math.min(chance.pareto(1, 1.4), 2_000),
  facts: 0,
})

const SPOT = ['BTC/USDT', 'ETH/USDT', 'SOL/USDT', 'XRP/USDT', 'DOGE/USDT', 'LTC/USDT']
const FUTURES = ['BTCUSDT', 'ETHUSDT', 'SOLUSDT']
const STABLE_PAIR = 'USDC/USDT'
/** Fees of a trade in ten-thousandths of its volume. */
const SPOT_FEE = 10
const FUTURES_FEE = 5
const CENTS = 100
const LARGEST_CENTS = 5_000_000 * CENTS

/** A decimal string of USDT from whole cents. */
const usdt = (cents: number) => `${Math.floor(cents / CENTS)}.${String(cents % CENTS).padStart(2, '0')}`

const centsOf = (chance: Chance, trader: Trader, minimum: number) =>
  Math.min(Math.round(chance.pareto(minimum * CENTS, 1.3) * trader.size), LARGEST_CENTS)

const feeOf = (cents: number, rate: number) => usdt(Math.round((cents * rate) / 10_000))

/** Cheats trade what costs and risks nothing; the rules of activities exclude it. */
function trade(chance: Chance, trader: Trader, market: 'spot' | 'futures'): Happening {
  const cents = centsOf(chance, trader, market === 'spot' ? 20 : 60)
  const isWash = trader.kind === 'cheat' && chance.happens(0.7)
  const isFree = isWash && chance.happens(0.5)
  const isBonusPaid = !isWash && chance.happens(0.04)
  const fee = isFree ? '0' : feeOf(cents, market === 'spot' ? SPOT_FEE : FUTURES_FEE)
  return {
    type: 'trade.filled',
    market,
    symbol: isWash && !isFree ? STABLE_PAIR : chance.pick(market === 'spot' ? SPOT : FUTURES),
    side: chance.pick(['buy', 'sell']),
    usdtVolume: usdt(cents),
    fee,
    feeFromBonus: isBonusPaid ? fee : '0',
    maker: chance.happens(0.3),
    zeroFee: isFree,
  }
}

const deposit = (chance: Chance, trader: Trader, firstEver: boolean): Happening => {
  const amount = usdt(centsOf(chance, trader, 60))
  const channel = chance.weighted({ onchain: 6, card: 3, internal: 1 })
  return { type: 'deposit.confirmed', asset: 'USDT', amount, usdtValue: amount, channel, firstEver }
}

const WEIGHTS = { spot: 50, futures: 26, closed: 9, deposit: 6, holding: 4, withdrawal: 3, copy: 2 }

/** Facts of a cheat after which the platform's risk control notices. */
const NOTICED_AFTER = 25

/** The next fact of a trader, whom it changes. `leadTraders` are user ids. */
export function nextFact(chance: Chance, trader: Trader, leadTraders: readonly string[]): Happening {
  trader.facts += 1
  if (trader.stage === 'registered') {
    trader.stage = 'verified'
    return { type: 'kyc.passed' }
  }
  if (trader.stage === 'verified') {
    trader.stage = 'deposited'
    return deposit(chance, trader, true)
  }
  if (trader.kind === 'cheat' && trader.facts === NOTICED_AFTER) return { type: 'user.flagged', reason: 'wash trading' }
  if (trader.kind === 'marketMaker' && trader.facts === NOTICED_AFTER)
    return { type: 'account.classified', marketMaker: true }
  return usualFact(chance, trader, leadTraders)
}

function usualFact(chance: Chance, trader: Trader, leadTraders: readonly string[]): Happening {
  const choice = chance.weighted(WEIGHTS)
  switch (choice) {
    case 'spot':
    case 'futures':
      return trade(chance, trader, choice)
    case 'closed': {
      const amount = usdt(centsOf(chance, trader, 5))
      return { type: 'position.closed', market: 'futures', pnl: chance.happens(0.52) ? `-${amount}` : amount }
    }
    case 'deposit':
      return deposit(chance, trader, false)
    case 'withdrawal': {
      const amount = usdt(centsOf(chance, trader, 30))
      return { type: 'withdrawal.confirmed', asset: 'USDT', amount, usdtValue: amount }
    }
    case 'copy':
      if (leadTraders.length > 0)
        return {
          type: 'copy.followed',
          traderId: chance.pick(leadTraders),
          usdtValue: usdt(centsOf(chance, trader, 100)),
        }
      return trade(chance, trader, 'futures')
    case 'holding':
      return { type: 'holding.snapshot', asset: 'USDT', usdtValue: usdt(centsOf(chance, trader, 80)) }
  }
}
