import { expect, test } from 'vitest'
import { dayAfter, zonedDays } from './zoned-days.ts'

const at = (text: string): number => Date.parse(text)

test.each([
  ['UTC', '2026-11-01', '2026-11-01T00:00:00Z'],
  ['Asia/Kathmandu', '2026-11-01', '2026-10-31T18:15:00Z'],
  ['America/St_Johns', '2026-11-01', '2026-11-01T02:30:00Z'],
  ['Pacific/Chatham', '2026-11-01', '2026-10-31T10:15:00Z'],
])('in %s the day %s begins at %s', (zone, day, start) => {
  const { startOf, dayOf } = zonedDays(zone)
  expect(new Date(startOf(day)).toISOString()).toBe(new Date(start).toISOString())
  expect([dayOf(at(start)), dayOf(at(start) - 1)]).toEqual([day, '2026-10-31'])
})

test('a day of 25 hours, and one of 23, where clocks are changed', () => {
  const { startOf } = zonedDays('Europe/Berlin')
  const hours = (day: string) => (startOf(dayAfter(day)) - startOf(day)) / 3_600_000
  expect([hours('2026-10-25'), hours('2026-10-26'), hours('2027-03-28')]).toEqual([25, 24, 23])
})

test('a day that the zone skips does not exist', () => {
  // Samoa went over the date line: December 30, 2011 never was.
  const { daysBetween } = zonedDays('Pacific/Apia')
  expect(daysBetween(at('2011-12-29T12:00:00Z'), at('2011-12-31T12:00:00Z'))).toEqual([
    '2011-12-29',
    '2011-12-31',
    '2012-01-01',
  ])
})

test('all days of a span, those of both ends included', () => {
  expect(zonedDays('UTC').daysBetween(at('2026-12-30T23:59:00Z'), at('2027-01-02T00:00:00Z'))).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
})
