import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Chance } from '#gateway/util/chance.ts'
import { busyInstant } from './day-rhythm.ts'
import { FIRST_NAMES } from './crowd.ts'
import type { CodeVisit } from '#gateway/agents/db/agent-codes.ts'
import type { Market, PlatformEventInput } from '@fanfare/contract/ops/platform-event.ts'
import { deposit, withdrawal, type Happening } from './journey.ts'

/** A user of the demonstration who came by a code, with the instants of their progress, ms; null when not reached. */
interface ReferralPerson {
  number: number
  userId: string
  loginName: string
  vipCode: string
  /** The code of the registration, and the main code of its agent. */
  code: string
  agentCode: string
  registeredAt: number
  verifiedAt: number | null
  depositedAt: number | null
  tradedAt: number | null
}

/** People who came by one code from a number of days before the seeding on. */
export interface ReferralGroup {
  code: string
  agentCode: string
  people: number
  daysAgo: number
}

/** Of 20 people 14 verify themselves, 9 of them deposit, and 7 of those trade. */
const OF_TWENTY = { verified: 14, deposited: 9, traded: 7 }
/** Coprime with 20, so that the progress does not depend on the order of registration. */
const STEP = 7
/** How much faster people came at the beginning than at the end: e to the power of this. */
const DECAY = 2

/** The fraction of the time after which this fraction of the people has come: many at the beginning, fewer later. */
const arrival = (part: number) => -Math.log(1 - part * (1 - Math.exp(-DECAY))) / DECAY
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** `after`: the number of the last person before these. */
export function referralPeople(
  chance: Chance,
  groups: readonly ReferralGroup[],
  seededAt: number,
  after = 0,
): ReferralPerson[] {
  let number = after
  return groups.flatMap(({ code, agentCode, people, daysAgo }) => {
    const from = seededAt - daysAgo * DAY_MS
    const until = seededAt - HOUR_MS
    return Array.from({ length: people }, (_, index): ReferralPerson => {
      number += 1
      const near = from + arrival((index + 0.5) / people) * (until - from)
      const registeredAt = busyInstant(chance, near, { from, until })
      const place = (number * STEP) % 20
      // Most do the next step within the hour, and some after days.
      const next = (at: number | null, hours: number, isReached: boolean) => {
        if (at === null || !isReached) return null
        const then = at + Math.round(Math.min(chance.pareto(hours, 1.1), 96) * HOUR_MS)
        return then < until ? then : null
      }
      const verifiedAt = next(registeredAt, 0.2, place < OF_TWENTY.verified)
      const depositedAt = next(verifiedAt, 0.4, place < OF_TWENTY.deposited)
      const tradedAt = next(depositedAt, 0.3, place < OF_TWENTY.traded)
      const hash = hashOf(`referral-${number}`)
      const name = FIRST_NAMES[number % FIRST_NAMES.length] ?? ''
      return {
        number,
        userId: `u${hash.slice(0, 30)}`,
        loginName: `${name}${number}@members.fanfare.example`,
        vipCode: hash.slice(30, 42).toUpperCase(),
        code,
        agentCode,
        registeredAt,
        verifiedAt,
        depositedAt,
        tradedAt,
      }
    })
  })
}

/** Visits of a link for each registration by it, and on a day without one. */
const PER_REGISTRATION = 5
const ON_A_QUIET_DAY = 3

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Visits of the invite links of these groups, more on days with many registrations; every person of a group is one of them. */
export function codeVisits(
  chance: Chance,
  groups: readonly ReferralGroup[],
  people: readonly ReferralPerson[],
  seededAt: number,
): CodeVisit[] {
  const visit = (code: string, at: number, client: string): CodeVisit => ({
    code,
    day: dayOf(at),
    client: createHash('sha256').update(`${code} ${client}`).digest('hex').slice(0, 32),
    at,
  })
  return groups.flatMap(({ code, daysAgo }) => {
    const registered = people.filter((person) => person.code === code).map(({ registeredAt }) => registeredAt)
    const perDay = Map.groupBy(registered, dayOf)
    const from = seededAt - daysAgo * DAY_MS
    const others = Array.from({ length: daysAgo + 1 }, (_, day) => from + day * DAY_MS).flatMap((near) => {
      const count = chance.poisson(ON_A_QUIET_DAY + PER_REGISTRATION * (perDay.get(dayOf(near))?.length ?? 0))
      return Array.from({ length: count }, (_, index) =>
        visit(code, busyInstant(chance, near, { from, until: seededAt }), `${near} ${index}`),
      )
    })
    return [...registered.map((at) => visit(code, at, String(at))), ...others]
  })
}

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
