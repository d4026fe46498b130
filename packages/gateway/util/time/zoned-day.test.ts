import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayBounds, dayKey, nextDay } from './zoned-day.ts'
import { forAll } from '@fanfare/kernel/testing/for-all.ts'

const HOUR = 3_600_000

/** Taken from the zones' laws: zone, day, its first instant, the first instant of the next day. */
const DAYS: [zone: string, key: string, start: string, end: string][] = [
  // Clocks jump from 00:00 to 01:00: midnight does not exist.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00Z', '2026-10-29T22:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00Z', '2026-09-07T03:00Z'],
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00Z', '2026-04-05T04:00Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00Z', '2026-03-29T21:00Z'],
  ['Asia/Beirut', '2026-10-24', '2026-10-23T21:00Z', '2026-10-24T22:00Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', '2026-03-29T22:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', '2026-10-25T23:00Z'],
  ['Europe/Berlin', '2026-11-20', '2026-11-19T23:00Z', '2026-11-20T23:00Z'],
  ['Asia/Kathmandu', '2026-11-20', '2026-11-19T18:15Z', '2026-11-20T18:15Z'],
  ['Pacific/Chatham', '2026-04-05', '2026-04-04T10:15Z', '2026-04-05T11:15Z'],
  ['Pacific/Chatham', '2026-09-27', '2026-09-26T11:15Z', '2026-09-27T10:15Z'],
  ['Asia/Tehran', '2026-03-22', '2026-03-21T20:30Z', '2026-03-22T20:30Z'],
  // Samoa moved to the other side of the date line and skipped 30 December 2011.
  ['Pacific/Apia', '2011-12-29', '2011-12-29T10:00Z', '2011-12-30T10:00Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00Z', '2011-12-31T10:00Z'],
  ['Pacific/Apia', '2026-11-20', '2026-11-19T11:00Z', '2026-11-20T11:00Z'],
  // Clocks went back from 00:01: the day begins once, at its first midnight.
  ['America/St_Johns', '2006-10-29', '2006-10-29T02:30Z', '2006-10-30T03:30Z'],
  ['UTC', '2028-02-29', '2028-02-29T00:00Z', '2028-03-01T00:00Z'],
]

test.each(DAYS)('[ACT-5] [DEV-8] in %s the day %s begins and ends where its clocks say', (zone, key, start, end) => {
  expect(dayBounds(key, zone)).toEqual({ start: Date.parse(start), end: Date.parse(end) })
})

test.each(DAYS)(
  '[ACT-5] [DEV-8][D-16] in %s the day key of %s changes exactly at its bounds',
  (zone, key, start, end) => {
    const [from, to] = [Date.parse(start), Date.parse(end)]
    expect(dayKey(from, zone)).toBe(key)
    expect(dayKey(from + 1000, zone)).toBe(key)
    expect(dayKey(to - 1000, zone)).toBe(key)
    expect(dayKey(to - 1, zone)).toBe(key)
    expect(dayKey(from - 1, zone) < key).toBe(true)
    expect(dayKey(from - 1000, zone) < key).toBe(true)
    expect(dayKey(to, zone) > key).toBe(true)
  },
)

test('[ACT-5] a day that the zone skipped has no instants', () => {
  const skipped = dayBounds('2011-12-30', 'Pacific/Apia')
  expect(skipped.start).toBe(skipped.end)
  expect(dayKey(skipped.start, 'Pacific/Apia')).toBe('2011-12-31')
  expect(dayKey(skipped.start - 1, 'Pacific/Apia')).toBe('2011-12-29')
})

test('[ACT-5] an hour that repeats before midnight belongs to the day that has begun', () => {
  // The clock shows 23:15 of the 28th for the second time, after the 29th has begun.
  expect(dayKey(Date.parse('2006-10-29T02:45Z'), 'America/St_Johns')).toBe('2006-10-29')
})

test('[ACT-5] refuses a text that is not a day of the calendar, and an unknown zone', () => {
  for (const key of ['2026-02-30', '2026-13-01', '26-1-1', '-', '']) expect(() => dayBounds(key, 'UTC')).toThrow(key)
  expect(() => dayKey(0, 'Mars/Olympus')).toThrow(RangeError)
})

test('[ACT-5] days follow each other without gap or overlap, and every instant is inside its day', () => {
  const zones = fc.constantFrom(
    ...new Set(DAYS.map(([zone]) => zone)),
    'America/Havana',
    'Atlantic/Azores',
    'Asia/Gaza',
  )
  const instants = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2060, 0) })
  forAll(400, [zones, instants], (zone, instant) => {
    const key = dayKey(instant, zone)
    const { start, end } = dayBounds(key, zone)
    expect(start).toBeLessThanOrEqual(instant)
    expect(instant).toBeLessThan(end)
    expect(end - start).toBeGreaterThanOrEqual(22 * HOUR)
    expect(end - start).toBeLessThanOrEqual(26 * HOUR)
    expect(dayBounds(nextDay(key), zone).start).toBe(end)
  })
})

test('[ACT-5] [DEV-8][D-16] days do not depend on the time zone of the machine', async () => {
  const script = fileURLToPath(new URL('../../testing/print-days.ts', import.meta.url))
  const pairs = JSON.stringify(DAYS.map(([zone, key]) => [zone, key]))
  const run = promisify(execFile)
  const answers = await Promise.all(
    ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia'].map(async (TZ) => {
      const { stdout } = await run(process.execPath, ['--no-warnings', script, pairs], { env: { ...process.env, TZ } })
      return JSON.parse(stdout) as { tz: string; offset: number; days: unknown[][] }
    }),
  )
  expect(new Set(answers.map(({ offset }) => offset)).size).toBe(4)
  for (const { days } of answers) {
    expect(days).toEqual(answers[0]?.days)
    expect(days.map((day) => day.slice(0, 4))).toEqual(
      DAYS.map(([zone, key, start, end]) => [zone, key, Date.parse(start), Date.parse(end)]),
    )
  }
})
