import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { zonedTime, wallTime } from '@fanfare/kernel/time/zoned-time.ts'
import { arbitraryTask, crowdedFacts } from '#gateway/testing/arbitrary-facts.ts'
import { decideFolded } from '#gateway/testing/folded-facts.ts'
import { DAY, fact, frame, noFacts, question, taskOf } from '#gateway/testing/task-facts.ts'
import { forAllAsync } from '@fanfare/kernel/testing/for-all.ts'
import { decide } from './decide.ts'
import { dayBounds } from '../../../util/time/zoned-day.ts'

const MINUTE = 60_000
const QUARTER = 15 * MINUTE
const HOUR = 60 * MINUTE

/** Days on which the clocks of the zone change, by their length in hours, and one that is as long as any. */
const DAYS: readonly [zone: string, key: string, hours: number][] = [
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  // At +03:30 the clocks jumped over midnight, and later showed the hour before midnight twice.
  ['Asia/Tehran', '2022-03-22', 23],
  ['Asia/Tehran', '2022-09-21', 25],
  ['Asia/Kathmandu', '2026-11-20', 24],
  // Nepal moved from +05:30 to +05:45 at midnight.
  ['Asia/Kathmandu', '1986-01-01', 23.75],
  // The clocks change by half an hour.
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
]

const offset = (at: number, zone: string) => wallTime(at, zone) - at

/** The instants of the day at which its clock changes. */
function changesOf({ start, end }: { start: number; end: number }, zone: string): number[] {
  const changes: number[] = []
  for (let at = start; at < end; at += QUARTER) if (offset(at, zone) !== offset(at - 1000, zone)) changes.push(at)
  return changes
}

function dateShown(at: number, zone: string): string {
  const { year, month, day } = zonedTime(at, zone)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

describe.each(DAYS)('in %s on %s', (zone, key, hours) => {
  const day = dayBounds(key, zone)
  const changes = changesOf(day, zone)
  const activity = { ...frame, timeZone: zone, startTime: day.start - 3 * DAY, endTime: day.end + 3 * DAY }
  const joins = fc.constantFrom(activity.startTime, day.start, ...changes, day.end - 1)
  const nows = fc.constantFrom(day.start + 5 * HOUR + 7, day.end, day.end + 5 * DAY)
  const around = [day.start, day.end, ...changes, day.start + 3 * HOUR]
  const withins = [10, 20 * MINUTE, 3 * HOUR, 2 * DAY]

  test(`[ACT-5] [DEV-8] the day has ${hours} hours, and every quarter of an hour is in one day`, () => {
    expect(day.end - day.start).toBe(hours * HOUR)
    expect(changes.length).toBe(hours === 24 ? 0 : 1)
    expect([...changes, day.start, day.end].filter((at) => at % QUARTER !== 0)).toEqual([])
  })

  test('[ACT-5] [DEV-6] a decision for the day from tallies equals the decision from the single facts', async () => {
    const tasks = arbitraryTask.map((task) => ({ ...task, period: 'EVERYDAY' as const }))
    const worlds = crowdedFacts(around, withins)
    await forAllAsync(300, [tasks, worlds, joins, nows], async (task, sent, appliedAt, now) => {
      const { facts, ...input } = question(task, sent, { periodKey: key, activity, appliedAt, now })
      const { decision } = await decideFolded(input, sent)
      expect(decision).toEqual({ ...decide({ ...input, facts }), unclear: [] })
    })
  })

  test('[ACT-5] [DEV-6] the trades that count are those of the date on the wall', async () => {
    const task = taskOf('SPOT_TRADING_VOLUME', { period: 'EVERYDAY', target: { amount: '1000000', unit: 'USDT' } })
    const instants = fc
      .tuple(
        fc.constantFrom(...around),
        fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
        fc.constantFrom(1, QUARTER, HOUR),
      )
      .map(([at, distance, step]) => at + Math.trunc(distance / step) * step)
    const trades = fc.array(fc.tuple(instants, fc.integer({ min: 1, max: 500 })), { minLength: 1, maxLength: 20 })
    await forAllAsync(200, [trades], async (list) => {
      const events = list.map(([at, volume]) => fact('trade.filled', at, { usdtVolume: String(volume) }))
      const change = { periodKey: key, activity, appliedAt: activity.startTime, now: day.end + 2 * HOUR }
      const { facts: _, ...input } = question(task, { events }, change)
      const { decision } = await decideFolded(input, { ...noFacts, events })
      const ofTheDate = list.filter(([at]) => dateShown(at, zone) === key && at <= change.now)
      const expected = ofTheDate.reduce((total, [, volume]) => total.plus(volume), new Big(0))
      expect(decision.progress.current).toBe(expected.toFixed())
    })
  })
})
