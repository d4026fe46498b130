import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Chance } from '#gateway/util/chance.ts'
import type { Market, PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { busyInstant } from './day-rhythm.ts'
import { deposit, withdrawal, type Happening } from './journey.ts'
import type { ReferralPerson } from './referral-people.ts'

const MARKETS = { futures: 55, spot: 32, copy: 13 } as const satisfies Record<Market, number>
const SYMBOLS: Record<Market, readonly string[]> = {
  futures: ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'],
  spot: ['BTC/USDT', 'ETH/USDT', 'FNF/USDT'],
  copy: ['BTCUSDT', 'ETHUSDT'],
}
/** Parts of the volume, in millionths. */
const FEES: Record<Market, number> = { futures: 600, spot: 1_000, copy: 800 }
const LARGEST_TRADE = 400_000
/** Each is above the volume of an active trader. */
const SMALLEST_TRADE = 1_400
const MOST_TRADES_A_DAY = 5

/** Most fees are paid in cash; some with a bonus, a coupon or less than the whole, and a few pairs are free. */
function feeOf(chance: Chance, millionths: number) {
  const text = (value: number) => (value / 1e6).toFixed(6)
  const kind = chance.weighted({ cash: 77, bonus: 6, discount: 10, coupon: 4, free: 3 })
  if (kind === 'free') return { fee: '0', zeroFee: true }
  const fee = text(millionths)
  if (kind === 'bonus') return { fee, feeFromBonus: true }
  if (kind === 'discount') return { fee, feeDiscount: text(Math.floor(millionths / 5)) }
  return kind === 'coupon' ? { fee, feeCoupon: text(Math.floor(millionths / 2)) } : { fee }
}

function tradeOf(chance: Chance): Happening {
  const market = chance.weighted(MARKETS)
  const cents = Math.round(Math.min(chance.pareto(SMALLEST_TRADE, 1.05), LARGEST_TRADE) * 100)
  return {
    type: 'trade.filled',
    market,
    symbol: chance.pick(SYMBOLS[market]),
    side: chance.pick(['buy', 'sell']),
    usdtVolume: (cents / 100).toFixed(2),
    // Cents times millionths are whole hundred-millionths.
    ...feeOf(chance, Math.floor((cents * FEES[market]) / 100)),
    maker: chance.happens(0.3),
  }
}

/** The facts of a person up to the seeding: a few trade very much, most of them little. */
export function referralFacts(chance: Chance, person: ReferralPerson, seededAt: number): PlatformEventInput[] {
  const { userId, number, verifiedAt, depositedAt, tradedAt } = person
  const facts: { at: number; fact: Happening }[] = []
  const money = (least: number) => Math.min(chance.pareto(least, 1.1), 50_000).toFixed(2)
  if (verifiedAt !== null) facts.push({ at: verifiedAt, fact: { type: 'kyc.passed' } })
  if (depositedAt !== null) {
    facts.push({ at: depositedAt, fact: deposit(money(600), true) })
    const balance = { type: 'holding.snapshot', asset: 'USDT', usdtValue: money(240) } as const
    facts.push({ at: Math.max(depositedAt, seededAt - chance.whole(20) * HOUR_MS), fact: balance })
  }
  if (tradedAt !== null) {
    const days = (seededAt - tradedAt) / DAY_MS
    const more = chance.poisson(Math.min(chance.pareto(0.25, 1.1), MOST_TRADES_A_DAY) * days)
    facts.push({ at: tradedAt, fact: tradeOf(chance) })
    for (let trade = 0; trade < more; trade += 1) {
      const near = tradedAt + chance.whole(Math.max(1, seededAt - tradedAt))
      facts.push({ at: busyInstant(chance, near, { from: tradedAt, until: seededAt }), fact: tradeOf(chance) })
    }
    if (chance.happens(0.4)) facts.push({ at: tradedAt + (seededAt - tradedAt) / 2, fact: deposit(money(900)) })
    if (chance.happens(0.3)) facts.push({ at: tradedAt + (seededAt - tradedAt) * 0.8, fact: withdrawal(money(240)) })
  }
  return facts.map(({ at, fact }, index): PlatformEventInput => ({
    ...fact,
    userId,
    occurredAt: Math.floor(at),
    eventId: `demo-referral-${number}-${index}`,
  }))
}
