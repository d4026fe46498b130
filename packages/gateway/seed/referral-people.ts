import { createHash } from 'node:crypto'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import type { Chance } from '#gateway/util/chance.ts'
import { busyInstant } from './day-rhythm.ts'
import { FIRST_NAMES } from './crowd.ts'

/** A user of the demonstration who came by a code, with the instants of their progress, ms; null when not reached. */
export interface ReferralPerson {
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
