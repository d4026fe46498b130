import { expect, test } from 'vitest'
import { dayInstant, lastDays } from './calendar-days.ts'

test('[AGT-2] the days of a range are those of the zone, today last', () => {
  const lateInUtc = Date.UTC(2026, 10, 20, 20)
  expect(lastDays(lateInUtc, 'UTC', 3)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20'])
  expect(lastDays(lateInUtc, 'Asia/Ho_Chi_Minh', 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
})

test('[AGT-2] a change of the clock repeats or drops no day', () => {
  const days = lastDays(Date.UTC(2026, 9, 26, 12), 'Europe/Berlin', 30)
  expect(new Set(days).size).toBe(30)
  expect(days[0]).toBe('2026-09-27')
})

test('a day becomes its own midnight in UTC', () => {
  expect(dayInstant('2026-11-20')).toBe(Date.UTC(2026, 10, 20))
})
