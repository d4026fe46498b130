import { expect, test } from 'vitest'
import { MOMENTS } from '@fanfare/kernel/state-player/choices.ts'
import { instantsOf } from './instants.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const START = 1_800_000_000_000
const activity = { startTime: START, endTime: START + 10 * DAY, dataDelaySeconds: 600 }
const competition = { tracks: [], cadence: 600 } as never

test('the present time moves no clock', () => {
  expect(instantsOf('now', activity)).toEqual({ join: null, act: null, show: null })
})

test.each([
  ['before', -HOUR],
  ['started', 10 * MINUTE],
  ['middle', 5 * DAY],
  ['last-hour', 10 * DAY - HOUR / 2],
  ['ended', 10 * DAY + MINUTE],
  ['settled', 10 * DAY + 10 * MINUTE + HOUR],
] as const)('the moment %s is %i ms after the start', (moment, ms) => {
  expect(instantsOf(moment, activity).show).toBe(START + ms)
})

test.each(MOMENTS.filter((moment) => moment !== 'now' && moment !== 'before'))(
  'for the moment %s the persona joins and acts while the activity runs, and never after the moment',
  (moment) => {
    const { join, act, show } = instantsOf(moment, { ...activity, competition })
    expect(join).toBeGreaterThanOrEqual(START)
    expect(act).toBeGreaterThanOrEqual(join ?? 0)
    expect(act).toBeLessThan(activity.endTime)
    expect(show).toBeGreaterThanOrEqual(act ?? 0)
  },
)

test('a trader acts one ranking before the moment, so that the leaderboard has the trades', () => {
  const { act, show } = instantsOf('middle', { ...activity, competition })
  expect((show ?? 0) - (act ?? 0)).toBe(11 * MINUTE)
})

test('the persona of a team event joins while teams form', () => {
  const team = { createUntil: START + DAY } as never
  const { join, act } = instantsOf('settled', { ...activity, competition: { cadence: 600, team } as never })
  expect(join).toBe(START + DAY - HOUR)
  expect(act).toBeGreaterThan(START + 9 * DAY)
})
