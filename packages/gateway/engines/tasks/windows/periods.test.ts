import { expect, test } from 'vitest'
import { DAY, END, frame, JOIN, START } from '#gateway/testing/task-facts.ts'
import { periodKeysOf } from './periods.ts'

const daily = { period: 'EVERYDAY' } as const
const keysAt = (now: number, appliedAt: number | null = JOIN, activity = frame) =>
  periodKeysOf({ task: daily, activity, appliedAt, now })

test('[ACT-5] a task other than EVERYDAY has one period', () => {
  for (const period of ['AFTER', 'DURING'] as const)
    expect(periodKeysOf({ task: { period }, activity: frame, appliedAt: JOIN, now: END })).toEqual(['-'])
})

test('[ACT-5] an EVERYDAY task has each day from the join to today', () => {
  expect(keysAt(JOIN)).toEqual(['2026-11-21'])
  expect(keysAt(START + 4 * DAY - 1)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  expect(keysAt(START + 4 * DAY)).toHaveLength(4)
})

test('[ACT-5] days end with the activity', () => {
  expect(keysAt(END + 30 * DAY).at(-1)).toBe('2026-11-29')
  expect(keysAt(END + 30 * DAY)).toHaveLength(9)
})

test('[ACT-5] before joining, a user sees the current day, the first day before the activity and the last day after it', () => {
  expect(keysAt(START + 3 * DAY, null)).toEqual(['2026-11-23'])
  expect(keysAt(START - DAY, null)).toEqual(['2026-11-20'])
  expect(keysAt(END + DAY, null)).toEqual(['2026-11-29'])
})

test('[ACT-5] a time before the join, from a clock that was set back, still has a period', () => {
  expect(keysAt(JOIN - 2 * DAY)).toEqual(['2026-11-20'])
})

test('[ACT-5] [DEV-8] a day that the time zone skipped is not a period', () => {
  const activity = {
    ...frame,
    timeZone: 'Pacific/Apia',
    startTime: Date.parse('2011-12-28T10:00Z'),
    endTime: Date.parse('2012-01-02T10:00Z'),
  }
  expect(keysAt(Date.parse('2012-01-01T00:00Z'), activity.startTime, activity)).toEqual([
    '2011-12-28',
    '2011-12-29',
    '2011-12-31',
    '2012-01-01',
  ])
})
