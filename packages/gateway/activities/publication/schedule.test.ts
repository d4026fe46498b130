import { expect, test } from 'vitest'
import { resolveMoment } from './schedule.ts'

const at = (iso: string) => Date.parse(iso)

test('[ACT-10] keeps an ISO instant', () => {
  expect(resolveMoment('2026-11-30T00:00:00+03:00', 0, 'Asia/Tokyo')).toBe(at('2026-11-29T21:00:00Z'))
})

test.each([
  ['UTC', '+20d 00:00', '2026-11-20T08:00:00Z', '2026-12-10T00:00:00Z'],
  ['UTC', '-10d 09:30', '2026-11-20T23:59:59Z', '2026-11-10T09:30:00Z'],
  ['UTC', '+0d 00:00', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'],
  ['Asia/Kathmandu', '+1d 00:00', '2026-11-20T18:20:00Z', '2026-11-21T18:15:00Z'],
  ['Pacific/Apia', '+0d 00:00', '2026-11-20T11:30:00Z', '2026-11-20T11:00:00Z'],
  // Berlin leaves summer time on 25 October: the day ends an hour later in UTC.
  ['Europe/Berlin', '+1d 00:00', '2026-10-25T10:00:00Z', '2026-10-25T23:00:00Z'],
  // Cairo's midnight of 24 April 2026 does not exist: the day begins at 01:00.
  ['Africa/Cairo', '+1d 00:00', '2026-04-23T10:00:00Z', '2026-04-23T22:00:00Z'],
])('[ACT-10] in %s, %s from %s is %s', (zone, moment, publishedAt, expected) => {
  expect(new Date(resolveMoment(moment, at(publishedAt), zone)).toISOString()).toBe(new Date(expected).toISOString())
})
