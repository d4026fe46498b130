import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import { chanceOf } from '#gateway/util/chance.ts'
import { codeVisits, referralPeople, referralFacts } from './referral-people.ts'

const GROUPS = [{ code: 'FERN', agentCode: 'FERN', people: 120, daysAgo: 40 }]
/** A minute off the hour, so that no run is exactly at the bound of a day. */
const FIRST = Date.parse('2026-11-16T00:01:00Z')
const HOURS = Array.from({ length: 14 * 24 }, (_, hour) => FIRST + hour * HOUR_MS)

test('[GW-3] at every hour of two weeks the people of the demonstration get whole instants of the past', () => {
  for (const seededAt of HOURS) {
    const chance = chanceOf(1)
    const people = referralPeople(chance, GROUPS, seededAt)
    const visits = codeVisits(chance, GROUPS, people, seededAt)
    const facts = people.slice(0, 20).flatMap((person) => referralFacts(chance, person, seededAt))
    const instants = [
      ...people.flatMap(({ registeredAt, verifiedAt, depositedAt, tradedAt }) => [
        registeredAt,
        verifiedAt ?? registeredAt,
        depositedAt ?? registeredAt,
        tradedAt ?? registeredAt,
      ]),
      ...visits.map(({ at }) => at),
      ...facts.map(({ occurredAt }) => occurredAt),
    ]
    const wrong = instants.filter((at) => !Number.isInteger(at) || at < seededAt - 40 * DAY_MS || at > seededAt)
    expect(wrong, new Date(seededAt).toISOString()).toEqual([])
  }
})
