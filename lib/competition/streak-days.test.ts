import { expect, test } from 'vitest'
import { activityDays, dayEndsAt, stateOfDays } from './streak-days.ts'

const schedule = (start: string, end: string, timeZone: string) => ({
  startTime: Date.parse(start),
  endTime: Date.parse(end),
  timeZone,
})
const UTC = schedule('2026-11-28T12:00Z', '2026-12-02T00:00Z', 'UTC')

test('[SCR-4] the calendar has each day of the activity in its zone, also the cut ones', () => {
  expect(activityDays(UTC)).toEqual(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'])
  // The clocks of Berlin go back on the 25th.
  const days = activityDays(schedule('2026-10-23T22:00Z', '2026-10-26T23:00Z', 'Europe/Berlin'))
  expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
})

test('[SCR-4] a day without a trade is open today, missed before and still to come after', () => {
  const days = activityDays(UTC).map((day, index) => ({ day, traded: index === 1 }))
  const states = (now: string, joinedAt: number | null = null) =>
    stateOfDays(days, UTC, { now: Date.parse(now), joinedAt }).map(({ state }) => state)
  expect(states('2026-11-27T00:00Z')).toEqual(['next', 'traded', 'next', 'next'])
  expect(states('2026-11-30T23:59Z')).toEqual(['missed', 'traded', 'open', 'next'])
  expect(states('2026-12-01T00:00Z', Date.parse('2026-11-29T20:00Z'))).toEqual(['before', 'traded', 'missed', 'open'])
  expect(states('2026-12-02T00:00Z')).toEqual(['missed', 'traded', 'missed', 'missed'])
})

test('[SCR-4] a day ends at midnight of the activity’s zone, the last one with the activity', () => {
  const berlin = schedule('2026-10-23T22:00Z', '2026-10-26T12:00Z', 'Europe/Berlin')
  expect(dayEndsAt(Date.parse('2026-10-25T10:00Z'), berlin)).toBe(Date.parse('2026-10-25T23:00Z'))
  expect(dayEndsAt(Date.parse('2026-10-26T10:00Z'), berlin)).toBe(Date.parse('2026-10-26T12:00Z'))
})
