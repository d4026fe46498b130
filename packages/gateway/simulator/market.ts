import type { FLAG_REASONS } from '@fanfare/contract/staff/flags.ts'
import type { Happening } from '#gateway/seed/journey.ts'
import { chanceOf, type Chance } from '#gateway/util/chance.ts'
import { dayRhythm } from '#gateway/seed/day-rhythm.ts'

const KINDS = ['honest', 'cheat', 'marketMaker'] as const
type Kind = (typeof KINDS)[number]

interface Trader {
  kind: Kind
  stage: 'registered' | 'verified' | 'deposited'
  /** Times the size of a usual trader's amounts. */
  size: number
  facts: number
}

const SHARE_OF_KIND: Readonly<Record<Kind, number>> = { honest: 0.969, cheat: 0.03, marketMaker: 0.001 }

const newTrader = (chance: Chance): Trader => ({
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
/** As campaigns of agents name it, so that rebates for such trades are taken back. */
const NOTICED_REASON = 'WASH_TRADING' satisfies (typeof FLAG_REASONS)[number]

/** The next fact of a trader, whom it changes. `leadTraders` are user ids. */
function nextFact(chance: Chance, trader: Trader, leadTraders: readonly string[]): Happening {
  trader.facts += 1
  if (trader.stage === 'registered') {
    trader.stage = 'verified'
    return { type: 'kyc.passed' }
  }
  if (trader.stage === 'verified') {
    trader.stage = 'deposited'
    return deposit(chance, trader, true)
  }
  if (trader.kind === 'cheat' && trader.facts === NOTICED_AFTER) return { type: 'user.flagged', reason: NOTICED_REASON }
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

/** Something that happens in the market. `person` numbers the simulated people from 0. */
export type MarketStep =
  /** `inviter`: the number of the person, or the code, whose link was used. */
  | { kind: 'register'; person: number; inviter: number | string | null }
  | { kind: 'fact'; person: number; fact: Happening }
  | { kind: 'join'; person: number; activityId: string }
  | { kind: 'claim'; person: number }
  | { kind: 'draw'; person: number; activityId: string }

/** The world around the market, as it is now. */
export interface Surroundings {
  /** Ongoing activities, and those of them with draws. */
  activityIds: readonly string[]
  lotteryIds: readonly string[]
  /** The user ids of lead traders, and the invite codes of agents. */
  leadTraders: readonly string[]
  inviteCodes: readonly string[]
}

/** People at the beginning; without them the first minutes would have no traders. */
const FOUNDERS = 20
/** The most recent people act; earlier ones have left. */
export const MOST_PEOPLE = 20_000
const REGISTERS = 0.03
/** A person who has just registered joins at once, usually. */
const JOINS_AT_ONCE = 0.7
/** Of several people the most active one acts: few do most, as in real markets. */
const CANDIDATES = 3
const DOES = { fact: 86, join: 5, claim: 7, draw: 2 }

/** @param rate mean steps a second */
export function createMarket({ seed, rate }: { seed: number; rate: number }) {
  const chance = chanceOf(seed)
  const people = createCrowd(chance)

  function register(around: Surroundings): MarketStep[] {
    const inviters = people.count()
    const trader = newTrader(chance)
    const inviter = inviterOf(chance, { trader, inviters, around, anybody: people.anybody })
    const person = people.add(trader)
    const joins = around.activityIds.length > 0 && chance.happens(JOINS_AT_ONCE)
    return [
      { kind: 'register', person, inviter },
      ...(joins ? [{ kind: 'join' as const, person, activityId: chance.pick(around.activityIds) }] : []),
    ]
  }

  function act(around: Surroundings): MarketStep[] {
    if (people.count() < FOUNDERS || chance.happens(REGISTERS)) return register(around)
    const person = people.mostActive()
    const kind = chance.weighted(DOES)
    if (kind === 'claim') return [{ kind, person }]
    const among = kind === 'join' ? around.activityIds : around.lotteryIds
    if (kind !== 'fact' && among.length > 0) return [{ kind, person, activityId: chance.pick(among) }]
    return [{ kind: 'fact', person, fact: nextFact(chance, people.get(person), around.leadTraders) }]
  }

  return {
    /** The steps of `ms` from the instant `at` on. The same seed and the same calls give the same steps. */
    next: (at: number, ms: number, around: Surroundings) =>
      Array.from({ length: chance.poisson((rate * dayRhythm(at) * ms) / 1000) }, () => act(around)).flat(),
  }
}

/** People by their numbers; the place of one who has left is taken by a newer one. */
function createCrowd(chance: Chance) {
  const places: Trader[] = []
  let born = 0
  const get = (person: number) => places[person % MOST_PEOPLE] as Trader
  const anybody = () => born - 1 - chance.whole(places.length)
  return {
    count: () => born,
    get,
    anybody,
    add: (trader: Trader) => {
      places[born % MOST_PEOPLE] = trader
      return (born += 1) - 1
    },
    mostActive: () => {
      const candidates = Array.from({ length: CANDIDATES }, anybody)
      return candidates.reduce((best, one) => (get(one).size > get(best).size ? one : best))
    },
  }
}

interface Invitation {
  trader: Trader
  /** How many people registered before. */
  inviters: number
  around: Surroundings
  anybody: () => number
}

/** Cheats invite themselves: the inviter is the person who registered just before. */
function inviterOf(chance: Chance, { trader, inviters, around, anybody }: Invitation) {
  if (trader.kind === 'cheat' && inviters > 0) return inviters - 1
  const by = chance.weighted({ nobody: 45, agent: 35, friend: 20 })
  if (by === 'agent' && around.inviteCodes.length > 0) return chance.pick(around.inviteCodes)
  return by === 'friend' && inviters > 0 ? anybody() : null
}
