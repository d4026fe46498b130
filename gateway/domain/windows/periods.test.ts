import { expect, test } from 'vitest'
import { DAY, END, frame, JOIN, START } from '#gateway/testing/task-facts.ts'
import { periodKeysOf } from './periods.ts'

const daily = { period: 'EVERYDAY' } as const
const ask = (now: number, appliedAt: number | null = JOIN, activity = frame) =>
  periodKeysOf({ task: daily, activity, appliedAt, now })

test('[ACT-5] a task that is not daily has one period', () => {
  for (const period of ['AFTER', 'DURING'] as const)
    expect(periodKeysOf({ task: { period }, activity: frame, appliedAt: JOIN, now: END })).toEqual(['-'])
})

test('[ACT-5] a daily task has each day from the join to today', () => {
  expect(ask(JOIN)).toEqual(['2026-11-21'])
  expect(ask(START + 4 * DAY - 1)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23'])
  expect(ask(START + 4 * DAY)).toHaveLength(4)
})

test('[ACT-5] days end with the activity', () => {
  expect(ask(END + 30 * DAY).at(-1)).toBe('2026-11-29')
  expect(ask(END + 30 * DAY)).toHaveLength(9)
})

test('[ACT-5] before joining, a user sees the current day, the first day before the activity and the last day after it', () => {
  expect(ask(START + 3 * DAY, null)).toEqual(['2026-11-23'])
  expect(ask(START - DAY, null)).toEqual(['2026-11-20'])
  expect(ask(END + DAY, null)).toEqual(['2026-11-29'])
})

test('[ACT-5] a clock that runs behind the join still gives a period', () => {
  expect(ask(JOIN - 2 * DAY)).toEqual(['2026-11-20'])
})

test('[ACT-5] [DEV-8] a day that the zone skipped is no period', () => {
  const activity = {
    ...frame,
    timeZone: 'Pacific/Apia',
    startTime: Date.parse('2011-12-28T10:00Z'),
    endTime: Date.parse('2012-01-02T10:00Z'),
  }
  expect(ask(Date.parse('2012-01-01T00:00Z'), activity.startTime, activity)).toEqual([
    '2011-12-28',
    '2011-12-29',
    '2011-12-31',
    '2012-01-01',
  ])
})
