import { expect, test } from 'vitest'
import { quietUntil } from './quiet-until.ts'

const at = (text: string) => Date.parse(text)
const quiet = (from: string, until: string, timeZone = 'Europe/Berlin') => ({ from, until, timeZone })

test.each([
  ['before they begin', '2026-11-20T20:59:59Z', null],
  ['at their begin', '2026-11-20T21:00:00Z', '2026-11-21T06:30:00Z'],
  ['after midnight', '2026-11-21T01:00:00Z', '2026-11-21T06:30:00Z'],
  ['in their last second', '2026-11-21T06:29:59Z', '2026-11-21T06:30:00Z'],
  ['at their end', '2026-11-21T06:30:00Z', null],
])('[MSG-1] quiet hours over midnight, %s', (_, now, end) => {
  expect(quietUntil(quiet('22:00', '07:30'), at(now))).toBe(end && at(end))
})

test.each([
  ['2026-11-20T11:59:59Z', null],
  ['2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'],
  ['2026-11-20T13:00:00Z', null],
])('[MSG-1] quiet hours within a day: at %s they end at %s', (now, end) => {
  expect(quietUntil(quiet('13:00', '14:00'), at(now))).toBe(end && at(end))
})

test('[MSG-1] the night of a clock change is an hour shorter or longer', () => {
  const night = quiet('22:00', '07:00')
  expect(quietUntil(night, at('2026-03-28T21:00:00Z'))).toBe(at('2026-03-29T05:00:00Z'))
  expect(quietUntil(night, at('2026-10-24T20:00:00Z'))).toBe(at('2026-10-25T06:00:00Z'))
})

test('[MSG-1] a skipped end is the end of the gap, a doubled one the first', () => {
  const early = quiet('22:00', '02:30')
  expect(quietUntil(early, at('2026-03-29T00:59:00Z'))).toBe(at('2026-03-29T01:00:00Z'))
  expect(quietUntil(early, at('2026-10-25T00:29:00Z'))).toBe(at('2026-10-25T00:30:00Z'))
  expect(quietUntil(early, at('2026-10-25T01:15:00Z'))).toBeNull()
})

test('[MSG-1] quiet hours that the clock skips as a whole are none', () => {
  expect(quietUntil(quiet('02:10', '02:50'), at('2026-03-29T01:00:00Z'))).toBeNull()
})

test('[MSG-1] the zone decides: half hours, and a date that is tomorrow there', () => {
  expect(quietUntil(quiet('00:00', '08:00', 'Asia/Kolkata'), at('2026-11-20T18:30:00Z'))).toBe(
    at('2026-11-21T02:30:00Z'),
  )
  expect(quietUntil(quiet('00:00', '08:00', 'Pacific/Kiritimati'), at('2026-11-20T10:00:00Z'))).toBe(
    at('2026-11-20T18:00:00Z'),
  )
})
