import { expect, test } from 'vitest'
import { wallTime, zonedTime } from './zoned-time.ts'

test('[ACT-10] reads the clock of a zone, with midnight as hour 0', () => {
  expect(zonedTime(Date.parse('2026-11-20T21:00:07Z'), 'Asia/Riyadh')).toMatchObject({
    year: 2026,
    month: 11,
    day: 21,
    hour: 0,
    minute: 0,
    second: 7,
  })
})

test('[ACT-10] writes the clock of a zone as if it were UTC', () => {
  expect(wallTime(Date.parse('2026-07-15T12:00:00Z'), 'Europe/Berlin')).toBe(Date.parse('2026-07-15T14:00:00Z'))
})

test('refuses an unknown zone', () => expect(() => zonedTime(0, 'Mars/Olympus')).toThrow(RangeError))
