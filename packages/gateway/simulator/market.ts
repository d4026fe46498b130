import type { Happening } from '#gateway/seed/journey.ts'
import { chanceOf, type Chance } from '#gateway/util/chance.ts'
import { dayRhythm } from '#gateway/seed/day-rhythm.ts'
import { newTrader, nextFact, type Trader } from './trader.ts'

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

export interface Market {
  /** The steps of `ms` from the instant `at` on. The same seed and the same calls give the same steps. */
  next: (at: number, ms: number, around: Surroundings) => MarketStep[]
}

/** The market begins with so many people, or its first minutes would have no traders. */
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
export function createMarket({ seed, rate }: { seed: number; rate: number }): Market {
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
    next: (at, ms, around) =>
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
