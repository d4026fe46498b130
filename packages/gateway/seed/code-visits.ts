import { createHash } from 'node:crypto'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import type { CodeVisit } from '#gateway/agents/db/agent-codes.ts'
import type { Chance } from '#gateway/util/chance.ts'
import { busyInstant } from './day-rhythm.ts'
import type { ReferralGroup, ReferralPerson } from './referral-people.ts'

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
