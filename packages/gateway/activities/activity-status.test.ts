import { expect, test } from 'vitest'
import { outcomeOf, statusOf } from './activity-status.ts'

const schedule = { startTime: 1000, endTime: 2000, cancelled: false, settleDays: 1, settledAt: null }

test.each([
  [999, 'UPCOMING', null],
  [1000, 'ONGOING', null],
  [1999, 'ONGOING', null],
  [2000, 'ENDED', 'SETTLING'],
  [2000 + 86_400_000, 'ENDED', 'SETTLING'],
])('[ACT-10] at %d an activity from 1000 to 2000 is %s with outcome %s', (now, status, outcome) => {
  expect([statusOf(schedule, now), outcomeOf(schedule, now)]).toEqual([status, outcome])
})

test('[ACT-10] an ended activity is SETTLED once its settlement has ended, also if a clock is then set back', () => {
  const settled = { ...schedule, settledAt: 90_000_000 }
  expect([outcomeOf(settled, 90_000_000), outcomeOf(settled, 2000), outcomeOf(settled, 1999)]).toEqual([
    'SETTLED',
    'SETTLED',
    null,
  ])
})

test('[ACT-10] a cancelled activity has ended at any time', () => {
  const cancelled = { ...schedule, cancelled: true }
  expect([statusOf(cancelled, 1500), outcomeOf(cancelled, 1500)]).toEqual(['ENDED', 'CANCELLED'])
})

test('[ACT-10][SCR-3] a lottery is SETTLED at its end, and while it settles anything else not before that', () => {
  const lottery = { ...schedule, settleDays: undefined, isFinalAtEnd: true }
  expect([outcomeOf(lottery, 1999), outcomeOf(lottery, 2000)]).toEqual([null, 'SETTLED'])
  expect(outcomeOf({ ...lottery, settleDays: 1 }, 2000)).toBe('SETTLING')
  expect(outcomeOf({ ...lottery, cancelled: true }, 2000)).toBe('CANCELLED')
})

test('[ACT-10] an activity without a settlement has no outcome', () => {
  expect(outcomeOf({ ...schedule, settleDays: undefined }, 9_999_999_999)).toBeNull()
})
